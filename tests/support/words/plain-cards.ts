import { seeded, shuffle } from '#domain/random.ts'
import { parseLine, type VenueCard } from '#domain/venue/card.ts'

const maxCards = 60
const slot = /\{A\} and \{B\}|\{\w+\}/g

export const isCard = (line: string) => line.startsWith('{"kind"')

/** A bar's cards without their words: a card more of a kind that it has changes nothing. */
export function plainCards(lines: readonly string[]): string[] {
  const shapes = [...new Set(lines.map((line) => JSON.stringify(plain(parseLine(line)))))].sort()
  const cards = Array.from({ length: maxCards }, (_, at) => {
    const card = JSON.parse(shapes[at % shapes.length] as string) as VenueCard
    return JSON.stringify({ ...card, text: `card ${at} ${card.text}`.trim() })
  })
  return shuffle(cards, seeded(1))
}

function plain({ text, sober, name, lifted, choices, ...card }: VenueCard): VenueCard {
  const slots = (words: string) => (words.match(slot) ?? []).join(', ')
  return {
    ...card,
    text: slots(text),
    ...(sober !== undefined && { sober: `sober ${slots(sober)}` }),
    ...(name !== undefined && { name: 'name 1' }),
    ...(lifted !== undefined && { lifted: `lifted ${slots(lifted)}` }),
    ...(choices && { choices: ['choice 1', 'choice 2'] as const }),
  }
}
