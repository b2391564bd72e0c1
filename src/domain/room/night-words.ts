import { capitalised, countWord } from '../table/amount.ts'
import type { Messages, Words } from '../table/messages.ts'
import { sayMessage } from '../table/say-message.ts'
import type { Night } from './night.ts'
import type { AwardCode, AwardMessage } from './night-awards.ts'

type Count = { count: number }
/** By seat. */
type ShownNames = Readonly<Record<number, string>>

const listed = new Intl.ListFormat('en-GB')

const most =
  (what: string) =>
  ({ count }: Count) =>
    `the most ${what}: ${count}`
const some =
  (verb: string, one: string, other: string) =>
  ({ count }: Count, words: Words) =>
    `${verb} ${words.count(count)} ${words.plural(count, one, other)}`

const awardMessages = {
  won: ({ wins, games }: { wins: number; games: number }, { count }) => {
    if (wins < games) return `won ${count(wins)} of ${count(games)}`
    return games === 1 ? 'won the game' : `won all ${count(games)}`
  },
  'most-crowns': most('crowns'),
  'most-words': most('words found'),
  'most-duels': most('duels won'),
  'most-dares': most('dares'),
  'most-phrases': most('phrases'),
  'most-truths': most('truths'),
  'most-numbers': most('right on More or less'),
  'most-calls': most('right calls'),
  'most-answers': most('answers'),
  crowns: some('wore', 'crown', 'crowns'),
  words: some('found', 'word', 'words'),
  duels: some('won', 'duel', 'duels'),
  dares: some('did', 'dare', 'dares'),
  phrases: some('got', 'phrase', 'phrases'),
  truths: some('told', 'truth', 'truths'),
  numbers: some('was right', 'time on More or less', 'times on More or less'),
  calls: some('called', 'right', 'right'),
  answers: some('had', 'answer', 'answers'),
  hosted: 'hosted the room',
  points: ({ count }: Count, { plural }) => `${count} ${plural(count, 'point', 'points')}`,
  company: 'good company',
} satisfies Messages<AwardCode>

export function awardText(award: AwardMessage): string {
  return sayMessage(awardMessages, award, [])
}

/** In letters up to ten. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && `${countWord(hours)} ${hours === 1 ? 'hour' : 'hours'}`,
    (rest > 0 || hours === 0) && `${countWord(rest)} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' and ')
}

export function minutesInShort(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Seven friends, four games, two hours and ten minutes. */
export function nightSummary({ seats, games, minutes }: Night): string {
  const count = games.length
  return `${capitalised(countWord(seats))} friends, ${countWord(count)} ${count === 1 ? 'game' : 'games'}, ${minutesInWords(minutes)}.`
}

/** Names those who agreed, counts the others. */
export function winnersText(winners: readonly number[], names: ShownNames): string {
  const named = winners.flatMap((seat) => names[seat] ?? [])
  const guests = winners.length - named.length
  const counted = guests === 1 ? 'a guest' : `${countWord(guests)} guests`
  return capitalised(listed.format(guests > 0 ? [...named, counted] : named))
}

/** Players who did not agree are guests. */
export function nameOnNight(names: ShownNames, seat: number): string {
  return names[seat] ?? 'A guest'
}
