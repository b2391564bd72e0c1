import { type Random, seeded } from '#domain/random.ts'

const common =
  `party night drinks friends dare truth questions games the and for with never have ever
most likely who would fun crew spicy hot cold house beach summer winter birthday hen stag wedding
office school uni campus couples love flirty wild mild classic best worst secret confession quiz
music movie football ski cabin road trip holiday christmas halloween easter pub bar beer wine gin
rum shots water sober kids family mums dads team work boss cats dogs pizza taco karaoke dance
retro nineties eighties student freshers danish dansk fest hygge aften venner pige dreng jul`
    .split(/\s+/)
    .filter((word) => word.length > 1)

const syllables = 'ba ri no te lu ka mi so ve da pe to ra li ne gu sha fo ty en an er is on'.split(
  ' ',
)

/**
 * The words of a data set of that many packs, in the order of their use: the common ones first, then ever
 * rarer ones that sound like some.
 */
export function makeVocabulary(packs: number): string[] {
  const count = Math.max(2_000, packs / 5)
  const random = seeded(2024)
  const words = new Set(common)
  while (words.size < count) {
    const length = 2 + Math.floor(random() * 3)
    let word = ''
    for (let at = 0; at < length; at += 1) word += syllables[Math.floor(random() * 24)]
    words.add(words.has(word) ? `${word}${words.size % 100}` : word)
  }
  return [...words]
}

/** A word as people choose them (Zipf's law): the tenth as often as all between it and the hundredth. */
export function pickWord(vocabulary: readonly string[], random: Random): string {
  return vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'party'
}
