/** The sign of the house: an astrolabe with its ring, its net and its golden rule. `public/icon.svg` has it larger. */
export function Astrolabe() {
  return (
    <svg class="astrolabe" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="32" cy="7" r="3" stroke-width="2.5" />
        <circle cx="32" cy="35" r="24" stroke-width="3.5" />
        <circle cx="32" cy="40" r="11.5" stroke-width="2.5" />
        <path d="M13.500 31q18.500-15 37 0" stroke-width="2.5" />
      </g>
      <path d="M17 50l30-30" stroke="var(--gold)" stroke-width="3.5" stroke-linecap="round" />
      <circle cx="32" cy="35" r="4.5" fill="var(--gold)" />
    </svg>
  )
}
