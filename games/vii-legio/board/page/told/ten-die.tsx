import './ten-die.css'

interface TenDieProps {
  readonly value: number
  readonly rolling: boolean
  /** Read aloud in its place. */
  readonly label: string
}

/** The die of ten faces: the one that is up, and the four beside it. */
export function TenDie({ value, rolling, label }: TenDieProps) {
  return (
    <svg
      class={rolling ? 'legio-ten legio-ten-rolling' : 'legio-ten'}
      viewBox="0 0 60 60"
      role="img"
      aria-label={label}
    >
      <path class="legio-ten-side" d="M30 2 56 18 56 42 30 58 4 42 4 18z" />
      <path class="legio-ten-far" d="M30 2 4 18 14 22zM30 2 56 18 46 22z" />
      <path class="legio-ten-low" d="M30 58 4 42 14 22 30 46zM30 58 56 42 46 22 30 46z" />
      <path class="legio-ten-face" d="M30 2 46 22 30 46 14 22z" />
      <text x="30" y="31">
        {value}
      </text>
    </svg>
  )
}
