import type { SlotName } from '../../../position/state.ts'
import { TOKENS } from '../../../text/symbols.ts'
import './token-disc.css'

/** The token of an active planet, as it is told in words. */
export const TokenDisc = ({ slot }: { readonly slot: SlotName }) => (
  <b class="legio-token-disc">{TOKENS[slot]}</b>
)
