import { expect, test } from 'vitest'
import type { Choice, Choices } from '../choices/choices.ts'
import { promptOf } from './prompt.ts'

const land: Choice = {
  offer: { seat: 0, key: 'land', option: 'land' },
  key: 'land',
  label: 'Land',
  warnings: [],
  isFinal: true,
  endsTurn: false,
}
const choices: Choices = {
  decision: {
    number: 4,
    kind: 'one',
    prompt: 'space',
    about: undefined,
    seats: [0],
    offers: [land.offer],
    min: 1,
    max: 1,
  },
  prompt: 'What next?',
  legal: [land],
  refused: [],
}
const asked = {
  position: { outcome: null, request: null, waitingFor: [0] },
  isBehind: false,
  choices,
  among: undefined,
  armed: null,
  to: undefined,
  passTo: undefined,
  yours: [0],
}
const request = { seat: 1, to: 2, answers: [1, 1], waitingFor: [0] }
const outcome = { scores: [3, 2], winners: [0] }

test.each([
  ['a question, with its few choices', asked, { kind: 'ask', direct: [land] }],
  ['what waits for its confirmation', { ...asked, armed: 'land' }, { kind: 'armed', choice: land }],
  ['what waits to be proposed', { ...asked, armed: 'land', to: 1 }, { kind: 'armed', to: 1 }],
  ['what another seat is asked', { ...asked, to: 1 }, { kind: 'propose', choices, to: 1 }],
  ['a choice that is gone by now', { ...asked, armed: 'gone' }, { kind: 'ask' }],
  ['the choices of one thing', { ...asked, among: [land] }, { kind: 'among', choices: [land] }],
  [
    'a question for several',
    { ...asked, choices: { ...choices, decision: { ...choices.decision, kind: 'some' as const } } },
    { kind: 'some' },
  ],
  [
    'somebody else, who plays',
    { ...asked, choices: undefined, position: { ...asked.position, waitingFor: [1] } },
    { kind: 'watch', seats: [1], isBehind: false },
  ],
  [
    'what is still to be shown, before the result',
    { ...asked, isBehind: true, choices: undefined, position: { ...asked.position, outcome } },
    { kind: 'watch', isBehind: true },
  ],
  [
    'the result',
    { ...asked, choices: undefined, position: { ...asked.position, outcome } },
    { kind: 'over', outcome },
  ],
  [
    'a request to go back, for whoever has a say',
    { ...asked, position: { ...asked.position, request } },
    { kind: 'consent', seat: 0 },
  ],
  [
    'what was pointed at in spite of a request',
    { ...asked, armed: 'land', position: { ...asked.position, request } },
    { kind: 'armed', choice: land },
  ],
  [
    'one’s own request',
    { ...asked, position: { ...asked.position, request: { ...request, seat: 0, waitingFor: [1] } } },
    { kind: 'asking', isYours: true },
  ],
  [
    'a request among others, for a spectator',
    { ...asked, yours: [], position: { ...asked.position, request } },
    { kind: 'asking', isYours: false },
  ],
  ['the next person at this screen', { ...asked, passTo: 1, yours: [0, 1] }, { kind: 'pass', to: 1 }],
])('the bar is about %s', (_, state, prompt) => {
  expect(promptOf(state)).toMatchObject(prompt)
})
