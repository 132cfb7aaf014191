import { Icon, type IconName } from '../icons/icon.tsx'

interface CardBackProps {
  readonly icon?: IconName
}

const TURNS = Array.from({ length: 24 }, (_, each) => each * 15)

/** The plate of an astrolabe: three rings and the marks of the hours. */
export function CardBack({ icon }: CardBackProps) {
  return (
    <div class="card-back">
      <svg class="card-plate" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="44" />
        <circle r="38" />
        <circle r="20" />
        <circle cy="-9" r="29" />
        {TURNS.map((turn) => (
          <path key={turn} d={turn % 45 === 0 ? 'M0-46V-36' : 'M0-44V-38'} transform={`rotate(${turn})`} />
        ))}
      </svg>
      <Icon name={icon ?? 'astrolabe'} />
    </div>
  )
}
