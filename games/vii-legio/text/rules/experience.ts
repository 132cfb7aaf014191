import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'
import { SCORING } from '../../content/scoring.ts'

export const experience: Chapter<RuleOf<'experience'>> = {
  title: { en: 'Experience', fr: 'L’expérience' },
  rules: {
    'VL-401': {
      en: 'You gather experience in four domains: Negotiation, Diplomacy, Capture and Research. You spend it in Contacts, and on a special mission that asks for it.',
      fr: 'Vous accumulez de l’expérience dans quatre domaines : Négoce, Diplomatie, Capture et Recherche. Vous la dépensez lors des Contacts, et pour une mission spéciale qui en demande.',
    },
    'VL-402': {
      en: `Each track of your experience table goes up to ${SCORING.experienceMax}: whatever you gain beyond is lost.`,
      fr: `Chaque piste de votre tableau d’expérience va jusqu’à ${SCORING.experienceMax} : ce que vous gagnez au-delà est perdu.`,
    },
    'VL-403': {
      en: 'Exploration cards give experience in every domain. You also gain Diplomacy and Capture by observing, Negotiation by fitting out your ship, and Research by facing risks.',
      fr: 'Les cartes Exploration donnent de l’expérience dans tous les domaines. Vous gagnez aussi de la Diplomatie et de la Capture en observant, du Négoce en aménageant votre vaisseau, et de la Recherche en affrontant des risques.',
    },
    'VL-404': {
      en: 'When you turn over a card with a domain symbol at top left, you gain 1 XP in that domain at once.',
      fr: 'Un symbole de domaine, en haut à gauche d’une carte que vous retournez, vous vaut aussitôt 1 point d’expérience dans ce domaine.',
    },
    'VL-405': {
      en: 'The ? symbol gives you 1 XP in the domain of your choice.',
      fr: 'Le symbole ? vous donne 1 point d’expérience dans le domaine de votre choix.',
    },
    'VL-406': {
      en: 'A card discarded to move, or to avoid a risk, does not give you its experience.',
      fr: 'Une carte défaussée pour vous déplacer, ou pour éviter un risque, ne vous donne pas son expérience.',
    },
    'VL-407': {
      en: 'A symbol at top right marks a risk. If you face it, you gain the 1 Research XP of its top-left symbol, and no more, and you suffer its consequence.',
      fr: 'Un symbole en haut à droite signale un risque. Si vous l’affrontez, vous gagnez 1 point d’expérience en Recherche, celui de son symbole en haut à gauche et rien de plus, et vous subissez sa conséquence.',
    },
    'VL-408': {
      en: 'Once you have read a risk, you may use a detector if you have one left this turn: the card is discarded, you suffer nothing, and you gain no Research experience.',
      fr: 'Une fois le risque lu, un détecteur encore disponible ce tour-ci vous permet de l’éviter : la carte est défaussée, vous ne subissez rien, et vous ne gagnez pas d’expérience en Recherche.',
    },
    'VL-409': {
      en: 'Each expert aboard is worth 1 permanent XP in its domain, which is never spent.',
      fr: 'Chaque expert à bord vaut 1 point d’expérience permanent dans son domaine, qui ne se dépense jamais.',
    },
    'VL-410': {
      en: 'You keep your experience at your promotion, and you never lose it except by spending it.',
      fr: 'Vous conservez votre expérience lors de votre promotion, et vous ne la perdez jamais qu’en la dépensant.',
    },
    'VL-411': {
      en: 'Facing a hostile ship gives you no experience in itself: only its trophy can.',
      fr: 'Affronter un vaisseau hostile ne vous donne pas d’expérience en soi : seul son trophée peut en donner.',
    },
  },
}
