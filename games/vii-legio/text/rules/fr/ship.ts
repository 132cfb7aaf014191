import type { RuleOf } from '../../../rules/rule-ids.ts'

export const ship: Readonly<Record<RuleOf<'ship'>, string>> = {
  'VL-141':
    'Propulseurs, lasers, scanners et détecteurs sont des équipements ; escouades et experts forment le personnel.',
  'VL-142':
    'Chaque piste de votre plateau vaisseau a un minimum grisé et un maximum, et ceux du Frombola ne sont pas ceux du Spatha. Vous ne pouvez jamais rien embarquer au-delà du maximum.',
  'VL-143': 'Un Frombola embarque au plus 4 experts, toutes spécialités réunies.',
  'VL-144': 'Un Frombola embarque au plus 2 lasers.',
  'VL-145':
    'Chaque expert sert un domaine : l’expert Alliance la Diplomatie, l’expert Commerce le Négoce, l’expert Capture la Capture. La Recherche, elle, n’a pas d’expert.',
  'VL-146':
    'Chaque expert que vous recrutez est un pion pris dans la réserve commune. Quand une spécialité est épuisée, vous ne pouvez plus en recruter.',
  'VL-147':
    'Les experts que vous perdez, ou que vous laissez derrière vous lors de votre promotion, retournent dans la réserve commune.',
  'VL-148': 'Votre compteur de missions spéciales va de 0 à 4.',
  'VL-149':
    'Un Frombola a de la place pour 1 exo-technologie, le Holodeck ou les Nanoprobes ; un Spatha peut accueillir les deux.',
  'VL-150':
    'Le nombre de cartes Exploration que vous prenez dans un tour dépend de vos propulseurs, selon la table de votre plateau vaisseau : 5 propulseurs, par exemple, vous donnent 5 cartes.',
  'VL-151':
    'Un scanner vous apprend qui vit sur une planète avant que vous n’y alliez. Faute de scanner, vous y allez à l’aveugle, et ne l’apprenez qu’à l’arrivée.',
  'VL-152':
    'Les valeurs grisées sont des planchers : rien ne peut faire descendre une piste de votre vaisseau sous la valeur grisée de la face en jeu.',
  'VL-153':
    'Chaque scanner et chaque détecteur sert une fois par tour. Le compteur descend d’un cran à chaque usage, et remonte tout en haut quand commence votre tour suivant.',
  'VL-154':
    'Les scanners et les détecteurs se comptent séparément. Avec 2 détecteurs, par exemple, en utiliser 1 vous en laisse 1 pour ce tour et n’enlève rien à vos scanners.',
  'VL-155':
    'Les usages qui vous restent sont les scanners, ou les détecteurs, installés, moins ceux que vous avez utilisés ce tour-ci, et jamais moins de 0. En acheter ou en perdre un pendant votre tour change aussitôt le compte.',
  'VL-156':
    'Vous ne pouvez pas vous défaire à votre gré d’un équipement ou d’un membre du personnel, sauf de l’équipement échangé contre une exo-technologie. Les Unités Commandantes n’échangent rien entre elles et ne se donnent rien.',
}
