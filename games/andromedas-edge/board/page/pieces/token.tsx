import { Icon } from '@astrolabe/drawing'
import { DISCOVERIES } from '../../../content/discoveries.ts'
import { MOONS } from '../../../content/moons.ts'
import type { Moon as MoonDesign } from '../../../content/schema.ts'
import { SUPREMACIES } from '../../../content/supremacies.ts'
import type { Sign } from '../map/appearance.ts'
import { signOf } from '../map/appearance.ts'
import { SignRow } from './sign-row.tsx'
import { abilitySigns, moonSigns } from './signs.ts'
import './token.css'

const MOON_COLOURS: Readonly<Record<MoonDesign['from'], string>> = {
  'gas-giant': '#d8b8ff',
  volcanic: '#ff9a70',
  'ruin-world': '#c9cede',
  'carbon-world': '#9fe39a',
  'ice-planet': '#bfeaff',
  orphaned: '#7ff0e0',
  ancient: '#ffb3e6',
}

const NOTHING_PAID: Sign = { icon: 'close', text: '', colour: '#e6eaff' }
const plain = (icon: Sign['icon'], text = ''): Sign => ({ icon, text, colour: '#e6eaff' })

/** What a discovery token does, as signs. */
function discoverySigns(token: number): Sign[] {
  const { gains = [], cancelsCost, hyperlane, dice, kept, endVp } = DISCOVERIES[token]
  return [
    ...gains.map(signOf),
    ...(cancelsCost ? [NOTHING_PAID] : []),
    ...(hyperlane ? [plain('portal')] : []),
    ...(dice === undefined ? [] : [plain('die', `+${dice}`)]),
    ...(kept === undefined ? [] : abilitySigns(kept)),
    ...(endVp === undefined ? [] : [plain('laurels', `${endVp}`)]),
  ]
}

/** What a supremacy token does, as signs. */
function supremacySigns(token: number): Sign[] {
  const { ability, now = [], medals } = SUPREMACIES[token]
  return [
    ...(ability === undefined ? [] : abilitySigns(ability)),
    ...now.map(signOf),
    ...(medals === undefined ? [] : [plain('laurels', `≤${medals.most}`)]),
  ]
}

/** A moon of a design: a small sphere, with what it holds. */
export const MoonToken = ({ moon }: { readonly moon: number }) => (
  <span class="edge-token" aria-hidden="true">
    <span class="edge-token-moon" style={{ '--moon': MOON_COLOURS[MOONS[moon].from] }} />
    <SignRow signs={moonSigns(MOONS[moon])} />
  </span>
)

/** A discovery token: a hexagon. */
export const DiscoveryToken = ({ token }: { readonly token: number }) => (
  <span class="edge-token" aria-hidden="true">
    <span class="edge-token-hexagon">
      <Icon name="seal" />
    </span>
    <SignRow signs={discoverySigns(token)} />
  </span>
)

/** A supremacy token: a shield. */
export const SupremacyToken = ({ token }: { readonly token: number }) => (
  <span class="edge-token" aria-hidden="true">
    <span class="edge-token-shield">
      <Icon name="medal" />
    </span>
    <SignRow signs={supremacySigns(token)} />
  </span>
)
