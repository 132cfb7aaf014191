import type { ShipBoard } from '../../../content/schema.ts'

/** A silhouette for each of the six ships, nose up, on a square of 100 around its middle: told apart when tiny. */
export interface Hull {
  readonly body: string
  /** What is cut out or lies on top, darker. */
  readonly detail: string
}

export const HULLS: Readonly<Record<ShipBoard['id'], Hull>> = {
  // A blade with two cannons
  warship: {
    body: 'M0-48L13-12L24-20V-40H31V-12L44 26L40 40L20 30L14 44H-14L-20 30L-40 40L-44 26L-31-12V-40H-24V-20L-13-12Z',
    detail: 'M0-26L6-4V20H-6V-4Z',
  },
  // A wall of armour
  battlecruiser: {
    body: 'M-14-46H14L20-26H34L44-10V22L34 42H18L12 32H-12L-18 42H-34L-44 22V-10L-34-26H-20Z',
    detail: 'M-26-8H26V2H-26ZM-26 12H26V22H-26Z',
  },
  // A needle through a ring
  'proto-ship': {
    body: 'M0-50L8-30A34 34 0 0 1 8 38L4 48H-4L-8 38A34 34 0 0 1-8-30ZM0-14A18 18 0 1 0 .1-14Z',
    detail: 'M-3-34H3V38H-3Z',
  },
  // A mother ship with her drones
  'drone-specialist': {
    body: 'M0-34L18-14V24L8 38H-8L-18 24V-14ZM-36-30A9 9 0 1 0-35.9-30ZM36-30A9 9 0 1 0 36.1-30ZM-36 14A9 9 0 1 0-35.9 14ZM36 14A9 9 0 1 0 36.1 14Z',
    detail: 'M-8-8H8V8H-8ZM-5 16H5V26H-5Z',
  },
  // A dart with long wings of sails
  explorer: {
    body: 'M0-50L7-22L10 2L44 22V32L12 26L9 44H-9L-12 26L-44 32V22L-10 2L-7-22Z',
    detail: 'M0-34L4-16V8H-4V-16Z',
  },
  // A scythe
  'pirate-ship': {
    body: 'M-6-46C22-44 46-20 46 12C46 22 44 32 38 42C38 18 26 2 8-2L12 40L0 32L-12 40L-10 4C-26 8-36 20-40 36C-48 2-34-28-6-46Z',
    detail: 'M-4-26L6-24L4 0L-6 2Z',
  },
}
