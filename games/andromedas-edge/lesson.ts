import type { Lesson, LessonStep } from '@astrolabe/drawing'
import { french as fr } from '@astrolabe/words/french.ts'
import { spotId } from './board/page/map/spots.ts'
import { DOCK, optionId } from './board/page/stage/spots.ts'

/** The seat of the reader, and that of the rival, who is played by the lesson. */
const YOU = 0
const RIVAL = 1

type Answers = NonNullable<LessonStep['afterwards']>

const answers = (...given: readonly (readonly [seat: number, answer: string])[]): Answers =>
  given.map(([seat, answer]) => ({ seat, answer }))

// Regions of this map, as the seed lays it out.
const HIEM = 7
const KARST = 6
const MERIDIAN = 5
const ICE_MOON = 26

/**
 * A first cycle, from the choice of a faction to the first event. The seed was looked for: what the texts tell happens,
 * because the tiles and cards lie and the dice fall that way.
 */
export const lesson: Lesson = {
  seed: 'first light 26',
  seats: 2,
  options: { firstGame: true },
  seat: YOU,
  table: {
    en: 'You against one cadet, with the factions of a first game.',
    fr: 'Vous contre un cadet, avec les factions d’une première partie.',
  },
  steps: [
    {
      says: {
        en: 'Welcome to the Edge. You win with the most victory points (VP): when somebody reaches 50, the game comes to its end. Points come from developments, five tracks, modules and battles. First, a faction: keep the Mecharons, who aim well.',
        fr: fr`Bienvenue à la Bordure. Gagne qui a le plus de points de victoire (PV) : quand quelqu’un en atteint 50, la partie s’achève. Ils viennent des infrastructures, de cinq pistes, des modules et des batailles. D’abord, une faction : gardez les Mécarons, qui visent bien.`,
      },
      allows: ['keep 2'],
      lights: [],
      afterwards: answers([RIVAL, 'keep 9']),
    },
    {
      says: {
        en: 'In a turn you launch one ship, or return with all of them. Your first ship may go to any tile. A planet gives its topmost moon: Hiem’s holds 1 ice and 1 credit. Launch a transport to Hiem.',
        fr: fr`À votre tour, vous lancez un vaisseau, ou vous les rappelez tous. Le premier va sur la tuile de son choix. Une planète donne sa lune du dessus : celle de Hiem contient 1 glace et 1 crédit. Lancez un transport vers Hiem.`,
      },
      allows: [`launch transport ${HIEM}`],
      lights: [spotId.region(HIEM)],
      afterwards: answers(
        [YOU, 'end-turn'],
        [RIVAL, 'launch transport 1'],
        [RIVAL, 'enough'],
        [RIVAL, 'end-turn'],
      ),
    },
    {
      says: {
        en: 'The moon is yours. Moons, tokens and Turn cards can be used at any time in your turn. Credits stand in for any resource. Spend the moon.',
        fr: fr`La lune est à vous. Lunes, jetons et cartes Tour s’utilisent à tout moment de votre tour. Les crédits remplacent toute ressource. Dépensez la lune.`,
      },
      allows: [`moon ${ICE_MOON}`],
      lights: [`moon ${ICE_MOON}`],
    },
    {
      says: {
        en: 'From now on a launch goes next to a ship of yours, where no ship is. The Karst Field, beside Hiem, sells Industry modules, and a leader of yours waits there. Launch a transport to it.',
        fr: fr`Désormais, un lancement va à côté d’un de vos vaisseaux, là où il n’y en a aucun. Le Champ de Karst, près de Hiem, vend des modules d’Industrie, et l’un de vos chefs y attend. Lancez-y un transport.`,
      },
      allows: [`launch transport ${KARST}`],
      lights: [spotId.region(KARST), spotId.region(HIEM)],
    },
    {
      says: {
        en: 'Two modules can be bought here. Some work always, some at once, some when a ship docks there: the Assembly Line then builds a transport. It costs 3 titanium: you have 2, and a credit for the third. Buy it.',
        fr: fr`On peut acheter ici deux modules. Certains agissent toujours, d’autres aussitôt, d’autres quand un vaisseau s’y amarre : la Chaîne d’assemblage construit alors un transport. Elle coûte 3 titane : vous en avez 2, et un crédit. Achetez-la.`,
      },
      allows: ['module industry 2'],
      lights: ['module industry 2'],
      afterwards: answers(
        [YOU, 'done'],
        [YOU, 'end-turn'],
        [RIVAL, 'launch transport 2'],
        [RIVAL, 'done'],
        [RIVAL, 'enough'],
        [RIVAL, 'end-turn'],
      ),
    },
    {
      says: {
        en: 'That is 1 VP and a step on the Industry track, with 1 titanium. Your leader came to the station. Red thorns are raiders: they attack whoever comes beside them, as at the Meridian Field, where another leader waits. Go there.',
        fr: fr`C’est 1 PV et une case de la piste Industrie, avec 1 titane. Votre chef a rejoint la station. Les épines rouges sont des pillards : ils attaquent qui passe à côté, comme au Champ Méridien, où un autre chef attend. Allez-y.`,
      },
      allows: [`launch transport ${MERIDIAN}`],
      lights: [spotId.region(MERIDIAN), spotId.raider(0)],
      afterwards: answers([YOU, 'done']),
    },
    {
      says: {
        en: 'The Vorticons attack, with two dice. A transport has one: you would win one time in four. In Escalation ships in range may join, and the bar shows what each would change. Bring the transport from Karst: even chances.',
        fr: fr`Les Vorticons attaquent, avec deux dés. Un transport en a un : vous gagneriez une fois sur quatre. Pendant l’Escalade, les vaisseaux à portée peuvent se joindre, et la barre montre ce que chacun changerait. Faites venir le transport de Karst : chances égales.`,
      },
      allows: ['ship 1'],
      lights: [optionId('ship 1')],
      afterwards: answers([RIVAL, ''], [YOU, 'pass']),
    },
    {
      says: {
        en: 'In Diplomacy Battle cards may be played; you kept yours. In Preparations energy buys dice, three at the most; the Mecharons can buy targeting too. 2 energy make four dice against two: three chances in four. Divert 2. The dice fall, and nothing can be taken back.',
        fr: fr`Pendant la Diplomatie, on peut jouer une carte Bataille ; vous gardez la vôtre. Pendant les Préparatifs, l’énergie achète des dés, trois au plus, et les Mécarons du ciblage. 2 énergie font quatre dés contre deux : trois chances sur quatre. Déviez 2 énergie. Rien ne se reprend ensuite.`,
      },
      allows: ['divert 2 0 0'],
      lights: [optionId('divert 2 0 0')],
    },
    {
      says: {
        en: 'Your highest die was a 5, and so was theirs: they cancel out. Then 4 against 1: you win. A step on Supremacy with a card, and the reward for the raider: 1 VP and a resource of your choice. Take 1 ice.',
        fr: fr`Votre meilleur dé était un 5, le leur aussi : ils s’annulent. Puis 4 contre 1 : vous gagnez. Une case de Suprématie avec une carte, et la prime du pillard : 1 PV et une ressource au choix. Prenez 1 glace.`,
      },
      allows: ['take 1 0 0'],
      lights: [],
      afterwards: answers(
        [YOU, 'end-turn'],
        [RIVAL, 'launch transport 0'],
        [RIVAL, 'enough'],
        [RIVAL, 'end-turn'],
        [YOU, 'return'],
      ),
    },
    {
      says: {
        en: 'Your bay was empty, so you returned with all ships. A return may build first. Hiem takes its transport, 1 leader, 2 ice and 1 nanocarbon, for which your credit stands in. A development scores a point for every leader on its planet and around, anybody’s: 7 here. Build the city.',
        fr: fr`Votre baie était vide : tous vos vaisseaux sont rappelés. On peut d’abord bâtir. Hiem prend son transport, 1 chef, 2 glace et 1 nanocarbone, que votre crédit remplace. Une infrastructure marque un point par chef sur sa planète et autour, le vôtre ou non : 7 ici. Bâtissez la ville.`,
      },
      allows: [`develop ${HIEM}`],
      lights: [optionId(`develop ${HIEM}`)],
      afterwards: answers([YOU, 'card 12']),
    },
    {
      says: {
        en: '7 VP, and the Festival: 1 VP at each return. Your other ships dock, in an order you choose; a good one is laid out. The Workshop has nothing to repair and gives 1 VP, the Assembly Line a transport. Dock.',
        fr: fr`7 PV, et le Festival : 1 PV à chaque rappel. Vos autres vaisseaux s’amarrent, dans l’ordre que vous voulez ; un bon ordre est proposé. L’Atelier n’a rien à réparer et donne 1 PV, la Chaîne d’assemblage un transport. Amarrez.`,
      },
      allows: ['dock'],
      lights: [DOCK],
      afterwards: answers(
        [YOU, 'end-turn'],
        [RIVAL, 'return'],
        [RIVAL, 'none'],
        [RIVAL, 'dock'],
        [RIVAL, 'build fighter'],
        [RIVAL, 'burn 16'],
        [RIVAL, 'burn 17'],
        [RIVAL, 'end-turn'],
      ),
    },
    {
      says: {
        en: 'Returns move the event marker. When it arrives, an event strikes, raiders come, the map grows: you have most developments, 2 VP, 14 in all; a Siphon Leech and Auris appear. At 50 VP come last turns; then tracks, developments and leaders are counted. Your rival’s fighter may attack. Good luck.',
        fr: fr`Les rappels avancent le marqueur Événement. À son arrivée, un événement (ici 2 PV pour vous, 14 en tout), des pillards, une planète : Auris. À 50 PV viennent les derniers tours, puis l’on compte pistes, infrastructures et chefs. Le chasseur de votre rival peut attaquer. Bonne chance.`,
      },
      allows: [],
      lights: [spotId.region(HIEM), spotId.raider(4)],
    },
  ],
}
