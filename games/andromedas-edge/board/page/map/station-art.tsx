import { Icon } from '@astrolabe/drawing'
import type { BaseAction } from '../../../content/schema.ts'
import { MODULE_COLOURS, TRACK_ICONS } from './appearance.ts'
import './station-art.css'

/** An Alliance base around 0, 0: a ring with panels in the colour of its field, a gantry, or orbits around a hall. */
export function StationArt({ action }: { readonly action: BaseAction }) {
  switch (action.base) {
    case 'field':
      return (
        <g class="edge-station" style={{ '--tint': MODULE_COLOURS[action.type] }}>
          {[30, 150, 270].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path class="edge-station-arm" d="M-2.5-28H2.5V-46H-2.5Z" />
              <path class="edge-station-panel" d="M-17-60H17V-45H-17Z" />
              <path class="edge-station-grid" d="M-8.5-60V-45M0-60V-45M8.5-60V-45M-17-52.5H17" />
            </g>
          ))}
          <circle class="edge-station-ring" r="29" />
          <circle class="edge-station-windows" r="29" />
          <circle class="edge-station-hub" r="19" />
          <Icon name={TRACK_ICONS[action.type]} size={25} x={0} y={0} />
        </g>
      )
    case 'shipyard':
      return (
        <g class="edge-station" style={{ '--tint': '#ffb46b' }}>
          <path
            class="edge-station-girder"
            d="M-56-26H56M-56 30H56M-48-26V30M48-26V30M-24-26V-10M24-26V-10M-24 30V16M24 30V16"
          />
          <path
            class="edge-station-truss"
            d="M-56-26L-48-18L-40-26L-32-18L-24-26L-16-18L-8-26L0-18L8-26L16-18L24-26L32-18L40-26L48-18L56-26"
          />
          <path
            class="edge-station-panel"
            d="M-66-34H-44V-18H-66ZM44-34H66V-18H44ZM-66 22H-44V38H-66ZM44 22H66V38H44Z"
          />
          <path class="edge-station-keel" d="M-30 2L-12-10H20L34 2L20 14H-12Z" />
          <Icon name="shipyard" size={24} x={2} y={2} />
        </g>
      )
    case 'council':
      return (
        <g class="edge-station" style={{ '--tint': '#ffe08a' }}>
          {[0, 60, 120].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <ellipse class="edge-station-orbit" rx="56" ry="20" />
              <circle class="edge-station-light" cx="56" r="4.5" />
            </g>
          ))}
          <circle class="edge-station-hub" r="21" />
          <Icon name="council" size={27} x={0} y={0} />
        </g>
      )
  }
}
