import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const effects: Chapter<RuleOf<'effects'>> = {
  title: { en: 'Effects', fr: 'Les effets' },
  rules: {
    'XO-EFF-01': {
      en: 'When an effect gives Scraps to a Fleet, its members share the total: they do not receive that number each.',
      fr: 'Quand un effet donne des Scraps à une Flotte, ses membres se répartissent le total : ils ne reçoivent pas ce nombre chacun.',
    },
    'XO-EFF-02': {
      en: 'When an effect gives you a Ship Module, draw it and show it for free; a Fleet then decides who takes it. If the deck is empty, shuffle its discard; if that is empty too, you gain nothing.',
      fr: 'Quand un effet vous donne un Module Vaisseau, piochez-le et montrez-le sans rien payer ; une Flotte décide ensuite à qui il va. Si la pioche est vide, mélangez sa défausse ; si celle-ci l’est aussi, vous ne gagnez rien.',
    },
    'XO-EFF-03': {
      en: 'When an effect gives you a Precursor Module, draw it from its own deck and show it for free; a Fleet then decides who takes it.',
      fr: 'Quand un effet vous donne un Module Précurseur, piochez-le dans sa propre pioche et montrez-le sans rien payer ; une Flotte décide ensuite à qui il va.',
    },
    'XO-EFF-04': {
      en: 'An effect that slows the Avatars takes 1 off the movement of each of them for this round; a white marker recalls it.',
      fr: 'Un effet qui ralentit les Avatars ôte 1 au mouvement de chacun pour cette manche ; un marqueur blanc le rappelle.',
    },
    'XO-EFF-05': {
      en: 'When an effect lets you recover Health, each member of your Fleet that takes part in it recovers that number.',
      fr: 'Quand un effet vous fait récupérer de la Santé, chaque membre de votre Flotte qui y prend part en récupère autant.',
    },
    'XO-EFF-06': {
      en: 'When an effect lets you recover all your Energy, so does each member of your Fleet that takes part in it.',
      fr: 'Quand un effet vous fait récupérer toute votre Énergie, chaque membre de votre Flotte qui y prend part récupère la sienne.',
    },
    'XO-EFF-07': {
      en: 'When an effect reveals Systems, reveal them one by one, anywhere on the map. For each, choose an empty space, then look at the tile and turn it so that at least one lane joins it to a revealed System. This gives you no EXP unless your board says so.',
      fr: 'Quand un effet révèle des Systèmes, révélez-les un par un, où que ce soit dans la Galaxie. Pour chacun, désignez une place libre, puis regardez la tuile et tournez-la de sorte qu’au moins une voie la relie à un Système révélé. Cela ne vous donne pas d’EXP, sauf si votre plateau le dit.',
    },
    'XO-EFF-08': {
      en: 'When an effect Pacifies Systems, choose revealed Enemy Systems anywhere, but none where a ship is engaged: there is no combat and no Scrap reward. Enemies that are face up there are shuffled into the Enemy deck. If a System is already Pacified, its marker goes back to its green side.',
      fr: 'Quand un effet Pacifie des Systèmes, choisissez des Systèmes Ennemis révélés, où que ce soit, mais aucun où un vaisseau est engagé : il n’y a ni combat ni récompense en Scraps. Les Ennemis qui s’y trouvent face visible sont mélangés à la pioche Ennemi. Si un Système est déjà Pacifié, son marqueur repasse au vert.',
    },
    'XO-EFF-09': {
      en: 'To deactivate a Rift, put the white Rift marker on the System of your choice that has one, wherever the marker was before. This lasts for the rest of the game, or until the marker is moved.',
      fr: 'Pour désactiver un Rift, posez le marqueur de Rift blanc sur le Système de votre choix qui en a un, où que fût ce marqueur. Cela vaut pour le reste de la partie, ou tant que le marqueur n’est pas déplacé.',
    },
    'XO-EFF-10': {
      en: 'When an effect makes you draw a Damage card, each member of your Fleet draws one. If the deck is empty, shuffle its discard; if that is empty too, no card is drawn.',
      fr: 'Quand un effet vous fait piocher une carte Dégâts, chaque membre de votre Flotte en pioche une. Si la pioche est vide, mélangez sa défausse ; si celle-ci l’est aussi, on ne pioche pas.',
    },
    'XO-EFF-11': {
      en: 'An effect that hastens the Avatars adds 1 to the movement of each of them for this round; a red marker recalls it.',
      fr: 'Un effet qui presse les Avatars ajoute 1 au mouvement de chacun pour cette manche ; un marqueur rouge le rappelle.',
    },
    'XO-EFF-12': {
      en: 'When an effect makes you lose Health, each member of your Fleet loses that number.',
      fr: 'Quand un effet vous fait perdre de la Santé, chaque membre de votre Flotte en perd autant.',
    },
    'XO-EFF-13': {
      en: 'When an effect ends your turn, turn over your Activation marker: you have acted for this round. In a Fleet, this holds for every member.',
      fr: 'Quand un effet met fin à votre tour, retournez votre marqueur d’Activation : vous avez agi pour cette manche. Dans une Flotte, cela vaut pour chaque membre.',
    },
    'XO-EFF-14': {
      en: 'When an effect creates a Rift, put the red Rift marker on your System, wherever the marker was before. For Avatars, your System then has a Rift like those of Corrupted Systems. If it has an active one already, nothing happens.',
      fr: 'Quand un effet crée un Rift, posez le marqueur de Rift rouge sur votre Système, où que fût ce marqueur. Pour les Avatars, votre Système a dès lors un Rift pareil à ceux des Systèmes Corrompus. S’il en a déjà un actif, il ne se passe rien.',
    },
    'XO-EFF-15': {
      en: 'An effect that says nothing of Fleets happens once, however many ships take part.',
      fr: 'Un effet qui ne dit rien des Flottes ne se produit qu’une fois, quel que soit le nombre de vaisseaux qui y prennent part.',
    },
    'XO-EFF-16': {
      en: 'You pay nothing for a Module that an Exploration gives you.',
      fr: 'Vous ne payez rien pour un Module que vous donne une Exploration.',
    },
    'XO-EFF-17': {
      en: 'Exodus System (Analysis): one option, for a Rogue, reveals 2 Systems; another gives 1 Ship Module; the third lets you recover 2 Health and all your Energy.',
      fr: 'Système Exodus (Analyse) : une option, pour un Roublard, révèle 2 Systèmes ; une autre donne 1 Module Vaisseau ; la troisième vous fait récupérer 2 Santé et toute votre Énergie.',
    },
    'XO-EFF-18': {
      en: 'Cultist Factory (Warning): one option, for a Rogue, gives Scraps; another slows the Avatars by 1. The third asks for a Skill Roll: on a success, the Corruption marker does not advance at the start of this Corruption phase, although other causes still move it; on a failure, the Avatars are hastened by 1.',
      fr: 'Usine cultiste (Alerte) : une option, pour un Roublard, donne des Scraps ; une autre ralentit les Avatars de 1. La troisième demande un lancer de Compétence : en cas de réussite, le marqueur de Corruption n’avance pas au début de cette phase de Corruption, mais d’autres causes peuvent encore le déplacer ; en cas d’échec, les Avatars sont pressés de 1.',
    },
    'XO-EFF-19': {
      en: 'Dormant Swarm (Danger): the Skill Roll asks for 2 hits ☠. If it fails, each ship loses 2 Health and draws a Damage card. A Fleet in which one ship rolls both hits succeeds, and the misses ○ of the others cost nothing.',
      fr: 'Essaim dormant (Danger) : le lancer de Compétence demande 2 touches ☠. S’il échoue, chaque vaisseau perd 2 Santé et pioche une carte Dégâts. Une Flotte dont un seul vaisseau obtient les deux touches réussit, et les ratés ○ des autres ne coûtent rien.',
    },
  },
}
