import type { Lesson, LessonStep } from '@astrolabe/drawing'
import { french as fr } from '@astrolabe/words/french.ts'
import { spotId } from './board/page/map/spots.ts'
import { SHIPS } from './content/ships.ts'
import type { ShipId } from './content/schema.ts'
import { TILES } from './content/tiles.ts'

/** The seat of the reader, who commands all three ships. */
const YOU = 0

const answers = (...given: readonly string[]): NonNullable<LessonStep['afterwards']> =>
  given.map((answer) => ({ seat: YOU, answer }))

const board = (id: ShipId): number => SHIPS.findIndex((ship) => ship.id === id)
const WARSHIP = board('warship')
const PROTO_SHIP = board('proto-ship')
const EXPLORER = board('explorer')

const system = (id: string): string => spotId.system(TILES.findIndex((tile) => tile.id === id))
const SEMPERA = system('B10')
const DRUMLIN = system('O02')
const MIRAVEL = system('B02')

/**
 * A first round, from the first probe to the Corruption phase. The seed was looked for: what the texts tell happens, because
 * the tiles and cards lie and the dice fall that way.
 */
export const lesson: Lesson = {
  seed: 'first light 176285',
  seats: 1,
  options: { difficulty: 0, chooseShips: false },
  seat: YOU,
  table: {
    en: 'You alone, with three ships, as in the lesson.',
    fr: 'Vous seul, avec trois vaisseaux, comme dans la leçon.',
  },
  steps: [
    {
      says: {
        en: 'Welcome, captain. You win by placing 3 Keys on the Great Rift, with no Avatar there, before the Corruption has come to the end of its track; three ships are yours. The Explorer goes first, with 4 Actions. Every open edge leads to an unknown System. What glows in gold can be chosen. Send a probe up.',
        fr: fr`Bienvenue, capitaine. Avec vos trois vaisseaux, posez 3 Clés sur le Grand Rift, sans Avatar sur place, avant que la Corruption n’atteigne le bout de sa piste. L’Explorateur commence : 4 Actions. Tout bord ouvert mène à l’inconnu. On choisit ce qui est cerclé d’or : envoyez une sonde vers le haut.`,
      },
      allows: ['probe 0'],
      lights: [spotId.ship(EXPLORER), spotId.space({ q: 0, r: -1 })],
    },
    {
      says: {
        en: 'Sempera is blue: no Enemies there. You may turn the tile, as long as a lane joins it to your System. As it lies now it also opens to the lower right, where one more probe will go: the two Systems can then be joined. Leave it like this.',
        fr: fr`Sempera est bleu : aucun Ennemi. Vous pouvez tourner la tuile, pourvu qu’une voie la relie à votre Système. Ainsi posée, elle s’ouvre aussi en bas à droite, où ira une autre sonde : les deux Systèmes pourront être reliés. Laissez-la comme elle est.`,
      },
      allows: ['turn 0'],
      lights: [spotId.laying],
      afterwards: answers('use 0 0 -1', 'space 1 -1', 'turn 0'),
    },
    {
      says: {
        en: 'Each ship has a Mod; the Explorer’s, Twin Probes, sent a second probe for 1 Energy: orange Drumlin is an Enemy System. That can wait for the Warship; the Explorer has something to find on Sempera. A jump along a lane takes 1 Action, exploring another. Jump to Sempera.',
        fr: fr`Chaque vaisseau a un Mod. Sondes jumelles, celui de l’Explorateur, a révélé un autre Système pour 1 Énergie : Drumlin, orange, donc Ennemi. Le Vaisseau de guerre s’en chargera ; l’Explorateur a mieux à faire sur Sempera. Sauter par une voie coûte 1 Action, explorer aussi. Sautez vers Sempera.`,
      },
      allows: ['jump 1'],
      lights: [SEMPERA, spotId.ship(EXPLORER)],
      afterwards: answers('explore'),
    },
    {
      says: {
        en: 'A Refugee Convoy. Explorations offer options: the first here is for Warriors, the second for Rogues such as the Explorer. Other cards call for a roll, and it hurts to fail. Take the 5 Scraps: they pay for repairs, for Energy and, with Allies, for Modules.',
        fr: fr`Un convoi de réfugiés. Une Exploration offre des options : ici la première est pour les Guerriers, la deuxième pour les Roublards, dont l’Explorateur. D’autres cartes exigent un lancer, et l’échec se paie. Prenez les 5 Scraps : ils paient réparations, Énergie et, chez les Alliés, Modules.`,
      },
      allows: ['option 1'],
      lights: ['stage-option-1'],
      afterwards: answers('enough', 'probe 5', 'turn 0', 'half 1', 'end-turn', 'activate 1'),
    },
    {
      says: {
        en: 'One last probe: Miravel, where a Signal calls. Explore it, do what its card asks, and its Key is yours. The Explorer, now level 2 with a second Mod, has ended its turn. Ships act in the order you like: the Warship is next. Ships of one System can act as one, in a Fleet. Let the Proto-Ship join.',
        fr: fr`Une dernière sonde : Miravel, d’où émane un Signal. Explorez-le, faites ce que dit sa carte, et sa Clé est à vous. L’Explorateur, passé niveau 2, a fini son tour. L’ordre est libre : au Vaisseau de guerre. Dans un même Système, on peut agir ensemble, en Flotte. Que le Proto-vaisseau le rejoigne.`,
      },
      allows: ['fleet 2'],
      lights: [MIRAVEL, spotId.ship(PROTO_SHIP)],
      afterwards: answers('jump 2'),
    },
    {
      says: {
        en: 'The Fleet has jumped to Drumlin, where Enemies keep watch. Every ship rolls its two dice: a single miss ○ and all are detected, and must fight; without one you go about your business in peace. You could also attack on purpose. Make the Detection Roll.',
        fr: fr`La Flotte a sauté vers Drumlin, où des Ennemis veillent. Chaque vaisseau lance ses deux dés : un seul raté ○, et tous sont détectés et doivent combattre ; sans raté, vous agissez en paix. Vous pourriez aussi attaquer exprès. Faites le lancer de Détection.`,
      },
      allows: ['roll'],
      lights: ['stage-roll'],
    },
    {
      says: {
        en: 'One miss: a Cultist Scout has seen you. It has 2 Health and no Shields; each ☠ takes 1 Health from it. If it survives, each ○ costs the ship that rolled it 1 Health. Offensive rolls two dice, Defensive one; Disengaging is a risk too. Attack: Offensive.',
        fr: fr`Un raté : un Éclaireur cultiste vous a vus. Il a 2 Santé, aucun Bouclier ; chaque ☠ lui ôte 1 Santé. S’il survit, chaque ○ coûte 1 Santé au vaisseau qui l’a obtenu. Offensive : deux dés ; Défensive : un seul ; se désengager a ses risques. Attaquez : Offensive.`,
      },
      allows: ['offensive'],
      lights: ['stage-foe-0', 'stage-offensive'],
      afterwards: answers('defensive 1'),
    },
    {
      says: {
        en: 'The Proto-Ship chose Defensive and rolled ⚡, which does nothing without a card. The Warship has ☠ and ○: the Scout would be left with 1 Health, and strike back. Cards can still change the roll, for Energy. Use your Overcharged Cannons.',
        fr: fr`Le Proto-vaisseau, en Défensive, a obtenu ⚡, qui ne fait rien sans une carte. Le Vaisseau de guerre a ☠ et ○ : il resterait 1 Santé à l’Éclaireur, qui riposterait. Des cartes peuvent encore changer le lancer, contre de l’Énergie. Utilisez vos Canons surchargés.`,
      },
      allows: ['use 1 0 -1'],
      lights: [`stage-card-${WARSHIP}-0`, 'stage-foe-0'],
      afterwards: answers('half 1', 'maintain'),
    },
    {
      says: {
        en: 'Defeated, it does not strike back. Both ships gain 1 Scrap, the Warship level 2, and Drumlin is pacified for this round and the next. Then, for 1 Action, Ship Maintenance: each ship repairs, removes a Damage card or buys Energy. Buy Energy for 1 Scrap.',
        fr: fr`Vaincu, il ne riposte pas. Les deux vaisseaux gagnent 1 Scrap, le Vaisseau de guerre le niveau 2, et Drumlin est pacifié pour cette manche et la suivante. Puis la Maintenance, pour 1 Action : chacun répare, retire une carte Dégâts ou achète de l’Énergie. Achetez de l’Énergie (1 Scrap).`,
      },
      allows: ['buy-energy'],
      lights: [`stage-energy-${WARSHIP}`, `stage-scraps-${WARSHIP}`],
      afterwards: answers('buy-energy', 'scavenge'),
    },
    {
      says: {
        en: 'The Proto-Ship bought Energy too, and the last Action went into scavenging: 1 Scrap each. Once all have acted, the Corruption advances. On spaces 6 and 12 it wakes an Avatar: 8 Health, 3 or 4 Shields, and each round it hunts the nearest ship. End the turn.',
        fr: fr`Le Proto-vaisseau a pris de l’Énergie aussi, et la dernière Action a servi à fouiller : 1 Scrap chacun. Quand tous ont agi, la Corruption avance. Aux cases 6 et 12, elle éveille un Avatar : 8 Santé, 3 ou 4 Boucliers, et chaque manche il traque le vaisseau le plus proche. Terminez le tour.`,
      },
      allows: ['end-turn'],
      lights: [spotId.track],
    },
    {
      says: {
        en: 'Space 2 of 18. Energy is back; round 2 begins. The Great Rift is still to be found; 3 Keys placed there, and no Avatar there when all have acted, and you have won. You lose when no ship is left, or when the Corruption must go beyond its last space. A Signal is waiting. Good luck.',
        fr: fr`Case 2 sur 18. L’Énergie est revenue ; la manche 2 commence. Le Grand Rift reste à trouver ; 3 Clés posées là, sans Avatar sur place quand tous ont agi, et c’est gagné. Vous perdez si aucun vaisseau ne reste, ou si la Corruption doit dépasser sa dernière case. Un Signal vous attend. Bonne chance.`,
      },
      allows: [],
      lights: [spotId.track, MIRAVEL, DRUMLIN],
    },
  ],
}
