import { capital, type Clause, sentences, told } from '@astrolabe/words'
import { either, listed } from '@astrolabe/words/english.ts'
import type { Effect, Gain, TrackReward } from '../../../content/schema.ts'
import { amount, basics, cards, costText, leaders, ship, vp } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'

const less = (n: number): string => (n === 0 ? '' : ` for ${n === 1 ? '1 resource' : `${n} resources`} less`)

const may = (verb: string, object: string): Clause => ({ subject: 'you', verb: `may ${verb}`, object })

function advancing(track: Extract<Gain, { give: 'advance' }>['track']): string {
  if (track === 'any') return '1 space on a track of your choice'
  if (track === 'science-or-civilization')
    return `1 space on ${either([NAMES.tracks.science, NAMES.tracks.civilization])}`
  return `1 space on ${NAMES.tracks[track]}`
}

function perThing({ each, most, orElse = [] }: Extract<Gain, { give: 'vp-per' }>): string {
  const things = each === 'development' ? 'of your developments' : 'relic icon you own'
  const instead = orElse.length === 0 ? '' : `, or, without any, ${gainsText(orElse)}`
  return `1 VP for each ${things} (at most ${most})${instead}`
}

/** What one is told to do. */
function clause(gain: TrackReward): Clause {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return told('gain', amount(gain.give, gain.amount))
    case 'basic':
      return told('gain', `${basics(gain.amount)} of your choice`)
    case 'tactics':
      return told('draw', cards(gain.amount))
    case 'vp':
      return told('gain', vp(gain.amount))
    case 'repair':
      return told('make', gain.amount === 1 ? '1 repair' : `${gain.amount} repairs`)
    case 'recruit':
      return told('recruit', `${leaders(gain.amount)} from any base or nebula`)
    case 'advance':
      return told('advance', advancing(gain.track))
    case 'upgrade':
      return told('take', '1 ship upgrade')
    case 'ship':
      return may('build', `1 ${gain.only ? ship(gain.only) : 'ship'}${less(gain.less)}`)
    case 'free-ship':
      return told('build', `1 ${gain.only ? ship(gain.only) : 'ship'} for free`)
    case 'free-module':
      return told(
        'take',
        gain.atMost === undefined
          ? '1 available module for free'
          : `1 available module of cost ${gain.atMost} or less for free`,
      )
    case 'module':
      return may('buy', `1 available module${less(gain.less)}`)
    case 'discard':
      return told('discard', cards(gain.amount))
    case 'exchange':
      return may(
        'exchange',
        gain.among === 'basics'
          ? `up to ${gain.most} basic resources for other basic resources`
          : `up to ${gain.most} resources for others`,
      )
    case 'gamble':
      return told('roll', 'a die and gain 1 credit for 1 or 2, 2 credits for 3 or 4, 3 credits for 5 or 6')
    case 'senate':
      return told('gain', `1 VP for every ${leaders(gain.leaders)} on your station (at most ${gain.most})`)
    case 'void-roll':
      return told('roll', 'a die and gain the benefit of the Void that it names')
    case 'planet-moon':
      return told('claim', 'one more moon of the planet of this turn')
    case 'nebula-moon':
      return told('claim', '1 moon of a nebula without raiders')
    case 'vp-per':
      return told('gain', perThing(gain))
    case 'salvage':
      return told('gain', `1 energy for each ship in the scrapyard, whoever owns it (at most ${gain.most})`)
    case 'survey':
      return told('replace', 'the modules of one column')
    case 'rift-walk':
      return told(
        'move',
        'one of your ships from its region to the Void, or to a special region, without ships of others and take the action there',
      )
    case 'discovery':
      return told('take', '1 discovery token of the stack here')
    case 'supremacy-token':
      return told('take', 'the supremacy token here')
    case 'hand-limit':
      return told('raise', `your hand limit by ${gain.amount}`)
  }
}

/** “gain 2 titanium and 1 VP and draw 1 tactics card”: part of a sentence. */
export const gainsText = (gains: readonly TrackReward[]): string => sentences(gains.map(clause), listed)

/** “Pay 1 energy: draw 2 tactics cards.” */
export function effectText({ pay, times = 1, gains }: Effect): string {
  if (pay === undefined) return `${capital(gainsText(gains))}.`
  const often = times > 1 ? `up to ${times} times, ` : ''
  return `${capital(often)}${often === '' ? 'You may pay' : 'you may pay'} ${costText(pay)}: ${gainsText(gains)}.`
}
