import { expect, test } from 'vitest'
import type { IdeaView } from '#domain/venue/venue-rules.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { ideaWords } from './idea-words.ts'

const players = seatPlayers(['Ann', 'Bo', 'Cy', 'Dee', 'Eve'])
const commits = (count: number) => Array.from({ length: count }, () => ({ by: 0, isGreen: true }))
const lock = (level: number, opened: { by: number | null } | null = null): IdeaView => ({
  is: 'lock',
  level,
  opened,
})
const ran = (isShipped: boolean, reds: number, by: number[]): IdeaView => ({
  is: 'build',
  version: 3,
  commits: [],
  ran: { isShipped, reds, by },
})

test.each<[IdeaView, string, boolean]>([
  [lock(0), 'The lock is low. Every card that is done lets water in.', false],
  [lock(3), 'The water stands at three of five.', false],
  [lock(4), 'One more card done, and the gates open.', false],
  [lock(0, { by: 1 }), 'The gates open! Old rules float off, and Bo counts one more.', true],
  [
    lock(0, { by: null }),
    'The gates open! Old rules float off, and all of you count one more.',
    true,
  ],
  [{ is: 'build', version: 1, commits: [], ran: null }, 'Build 1 waits for its first card.', false],
  [{ is: 'build', version: 2, commits: commits(4), ran: null }, 'Build 2: four of five in.', false],
  [ran(true, 0, [0]), 'Build 2 is green and ships. Ann counts one more.', true],
  [ran(true, 1, [0, 2]), 'Build 2 is green and ships. Ann and Cy count one more.', true],
  [ran(true, 0, [0, 1, 2, 3]), 'Build 2 is green and ships. 4 of you count one more.', true],
  [ran(true, 0, []), 'Build 2 is green and ships.', true],
  [ran(false, 3, []), 'Build 2 breaks: three red. Rolled back, and nobody asks why.', true],
])('%j', (idea, words, isNews) => {
  expect(ideaWords(idea, players, 'Squiffy')).toEqual({ words, isNews })
})

test.each([
  [{ is: 'chose', seat: 0, what: 'Sea' }, 'Squiffy remembers: Ann said “Sea”.'],
  [
    { is: 'guessed', seat: 1, value: 4000, truth: 12 },
    'Squiffy remembers: Bo said 4,000. It was 12.',
  ],
  [{ is: 'won', seat: 2, over: 3 }, 'Squiffy remembers: Cy beat Dee.'],
  [
    { is: 'did', seat: 4, kind: 'truth' },
    'Squiffy has noticed: Eve cannot stop telling the truth.',
  ],
] as const)('%j', (remark, words) => {
  const said = ideaWords({ is: 'memory', remark }, players, 'Squiffy')
  expect(said).toEqual({ words, isNews: true })
})

test('no remark, no words', () => {
  expect(ideaWords({ is: 'memory', remark: null }, players, 'Squiffy')).toBeNull()
})
