import type { Decision } from '@astrolabe/kernel'

/** A question of the first rules, which were about plain numbers, as the rules of today put it. */
export function formerQuestion(decision: Decision): Decision {
  const { prompt, about } = decision
  if (typeof about !== 'number') return decision
  const isOfItems = prompt === 'opening' || prompt === 'free-item'
  return { ...decision, about: isOfItems ? { left: about } : { card: about } }
}
