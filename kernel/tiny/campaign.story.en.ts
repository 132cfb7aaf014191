import type { StoryBook } from '../house.ts'

export const STORY: StoryBook = {
  1: [
    'The beacon at the edge of the charts has been silent for nine days.',
    'You cast off before dawn, with bread for a month and one good sail.',
  ],
  2: [
    'A raft, and on it four people who wave with both arms.',
    'Behind them drifts their cargo, and there is room aboard for one or the other.',
  ],
  3: ['The last strait is narrow, and something has moved the buoys.'],
  4: ['It is done. For the first time in days somebody sings at the helm.'],
  5: ['It was not enough. Nobody says so.'],
  6: ['The castaways are carpenters. They ask for nails before they ask for water.'],
  7: ['The crates hold oil and rope, and a sailor’s chest that nobody opens.'],
  8: ['A letter in a bottle, and it is addressed to you: “Do not light it. I put it out myself.”'],
  9: [
    'You light the beacon all the same. Far off, one after the other, the others answer. You know the way home.',
  ],
  10: ['The beacon stays dark, and so does the sea. You steer by stars that you no longer trust.'],
}
