import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const exoTechnologies: Chapter<RuleOf<'exo-technologies'>> = {
  title: { en: 'Exo-technologies', fr: 'Les exo-technologies' },
  rules: {
    'VL-801': {
      en: 'You find the Holodeck and the Nanoprobes through Exploration cards. Turning one over lets you take its token aboard, not yet installed, and your exploration goes on.',
      fr: 'Vous trouvez l’Holodeck et les Nanoprobes grâce aux cartes Exploration. Retourner l’une d’elles vous permet de prendre son pion à bord, pas encore installé, et votre exploration continue.',
    },
    'VL-802': {
      en: 'Once installed, the Holodeck gives you a permanent joker worth 1 XP in Contacts with Sapiens; the Nanoprobes do the same with Non-Sapiens.',
      fr: 'Une fois installé, l’Holodeck vous donne un joker permanent qui vaut 1 point d’expérience dans les Contacts avec des Sapiens ; les Nanoprobes font de même avec des Non Sapiens.',
    },
    'VL-803': {
      en: 'To install an exo-technology, you give up one item of equipment of your choice and turn the token to its Joker side.',
      fr: 'Pour installer une exo-technologie, vous cédez un équipement de votre choix et vous retournez le pion sur sa face Joker.',
    },
    'VL-804': {
      en: 'Taking an exo-technology aboard and installing it are two separate steps. Installing it costs you a turn: it takes the place of a whole space step.',
      fr: 'Prendre une exo-technologie à bord et l’installer sont deux étapes distinctes. L’installer vous coûte un tour : cela remplace toute une phase spatiale.',
    },
    'VL-805': {
      en: 'When you install an exo-technology, you gain 1 XP in the domain of your choice.',
      fr: 'Quand vous installez une exo-technologie, vous gagnez 1 point d’expérience dans le domaine de votre choix.',
    },
    'VL-806': {
      en: 'Once you have an exo-technology, you never lose it.',
      fr: 'Une fois que vous avez une exo-technologie, vous ne la perdez jamais.',
    },
    'VL-807': {
      en: 'A Frombola has room for 1 exo-technology, a Spatha for both. If you have no room, or already own the one you find, the card has no effect.',
      fr: 'Un Frombola a de la place pour 1 exo-technologie, un Spatha pour les deux. Si la place vous manque, ou si vous avez déjà celle que vous trouvez, la carte est sans effet.',
    },
    'VL-808': {
      en: 'The equipment you exchange for an exo-technology must be above its grey value.',
      fr: 'L’équipement que vous échangez contre une exo-technologie doit être au-dessus de sa valeur grisée.',
    },
    'VL-809': {
      en: 'On the turn when you install an exo-technology, your ship stays where it is, in its sector, in Sector X or at the star base: you take no cards and do not land, but you may use your scanners. If you have just left a planet, you may install one in place of the space step.',
      fr: 'Au tour où vous installez une exo-technologie, votre vaisseau reste où il est, dans son secteur, dans le Secteur X ou à la base stellaire : vous ne prenez pas de cartes et ne vous posez pas, mais vous pouvez utiliser vos scanners. Si vous venez de quitter une planète, vous pouvez en installer une à la place de la phase spatiale.',
    },
    'VL-810': {
      en: 'You are free to leave an exo-technology where it is: the card is discarded, and the room aboard stays free for the other.',
      fr: 'Libre à vous de ne pas prendre une exo-technologie : la carte est défaussée, et la place à bord reste libre pour l’autre.',
    },
  },
}
