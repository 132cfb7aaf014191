/** A French noun and what grammar asks of it: masculine and singular where it does not say otherwise. */
export interface FrenchNoun {
  readonly fr: string
  readonly feminine?: boolean
  readonly plural?: boolean
}

/** Before a vowel the article is elided; an h is aspirated in all the names there are. */
const isElided = ({ fr, plural = false }: FrenchNoun): boolean =>
  !plural && /^[aeiouyœæ]/i.test(fr.normalize('NFD'))

/** « le Chasseur », « la Frégate », « l’Esquif », « les Intercepteurs » */
export function definite(noun: FrenchNoun): string {
  if (isElided(noun)) return `l’${noun.fr}`
  return `${noun.plural ? 'les' : noun.feminine ? 'la' : 'le'} ${noun.fr}`
}

/** « un Chasseur », « une Frégate », « des Intercepteurs » */
export function indefinite({ fr, feminine, plural }: FrenchNoun): string {
  return `${plural ? 'des' : feminine ? 'une' : 'un'} ${fr}`
}

/** « du Chasseur », « de la Frégate », « de l’Esquif », « des Intercepteurs » */
export function ofThe(noun: FrenchNoun): string {
  if (noun.plural) return `des ${noun.fr}`
  return noun.feminine || isElided(noun) ? `de ${definite(noun)}` : `du ${noun.fr}`
}

/** « au Chasseur », « à la Frégate », « à l’Esquif », « aux Intercepteurs » */
export function toThe(noun: FrenchNoun): string {
  if (noun.plural) return `aux ${noun.fr}`
  return noun.feminine || isElided(noun) ? `à ${definite(noun)}` : `au ${noun.fr}`
}

/** A verb, or whatever else has a number, as the noun asks: « perd », « perdent ». */
export const agreed = ({ plural }: FrenchNoun, one: string, many: string): string => (plural ? many : one)
