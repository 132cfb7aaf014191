/** Ways to see colours. */
export const SIGHTS = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Sight = (typeof SIGHTS)[number]

/** What red, green and blue become for an eye without one of its receptors (Machado, Oliveira and Fernandes, 2009). */
const MATRICES: Readonly<Record<Exclude<Sight, 'full'>, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** The filters that show a drawing as such an eye sees it. The matrices are for linear light, as filters compute. */
export function SightFilters() {
  return (
    <svg class="sight-filters" width="0" height="0" aria-hidden="true">
      {Object.entries(MATRICES).map(([sight, rows]) => (
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

export const filterOf = (sight: Sight): string => (sight === 'full' ? 'none' : `url(#sight-${sight})`)
