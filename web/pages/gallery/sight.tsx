import { SEEN, type Vision } from '@astrolabe/drawing/colour.ts'

/** The filters that show a drawing as such an eye sees it. The matrices are for linear light, as filters compute. */
export function SightFilters() {
  return (
    <svg class="sight-filters" width="0" height="0" aria-hidden="true">
      {Object.entries(SEEN).map(([sight, rows]) => (
        <filter key={sight} id={`sight-${sight}`} color-interpolation-filters="linearRGB">
          <feColorMatrix
            type="matrix"
            values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')}
          />
        </filter>
      ))}
    </svg>
  )
}

export const filterOf = (sight: Vision): string => (sight === 'full' ? 'none' : `url(#sight-${sight})`)
