import { Icon } from '@astrolabe/drawing'
import type { Resource } from '../../../content/schema.ts'
import { RESOURCE_COLOURS } from '../map/appearance.ts'
import './resource-chip.css'

interface ResourceChipProps {
  readonly resource: Resource
  readonly amount: number
  readonly limit: number
}

/** So much of a resource, and how much there is room for. Its name is that of what it stands in. */
export function ResourceChip({ resource, amount, limit }: ResourceChipProps) {
  return (
    <span class={amount >= limit ? 'edge-resource edge-resource-full' : 'edge-resource'} aria-hidden="true">
      <span style={{ color: RESOURCE_COLOURS[resource] }}>
        <Icon name={resource} />
      </span>
      <b>{amount}</b>
      <small>/{limit}</small>
    </span>
  )
}
