import { type MenuPack, needsOf } from '#domain/packs/pack.ts'
import type { Need, Spice, Topic } from '#domain/prompts/tags.ts'

const listed = new Intl.ListFormat('en-GB')

export const spiceNames: Readonly<Record<Spice, string>> = { 1: 'mild', 2: 'warm', 3: 'hot' }

export const spiceHints: Readonly<Record<Spice, string>> = {
  1: 'Fit for any table, grandparents included.',
  2: 'Flirting, blushes, confessions too.',
  3: 'All of it, sex too. For adults.',
}

const needWords: Readonly<Record<Need, string>> = {
  props: 'props',
  place: 'the place itself',
  players: 'three players',
  room: 'space',
}

/** What a table may leave out; money and work are one box. */
export const topicBoxes: readonly { title: string; topics: readonly Topic[] }[] = [
  { title: 'Touching', topics: ['touch'] },
  { title: 'Exes', topics: ['exes'] },
  { title: 'Phone dares', topics: ['phone'] },
  { title: 'Bodies and looks', topics: ['bodies'] },
  { title: 'Family', topics: ['family'] },
  { title: 'Money and work', topics: ['money', 'work'] },
  { title: 'Drinking', topics: ['drink'] },
]

export function boxesIn(leftOut: readonly Topic[]): typeof topicBoxes {
  return topicBoxes.filter(({ topics }) => topics.every((topic) => leftOut.includes(topic)))
}

/** “mild, needs props and space”. */
export function packFacts(pack: MenuPack): string {
  const needed = needsOf(pack).map((need) => needWords[need])
  const spice = spiceNames[pack.spice]
  return needed.length === 0 ? spice : `${spice}, needs ${listed.format(needed)}`
}
