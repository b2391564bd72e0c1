import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { claimMessages } from '#contract/claim-messages.ts'
import { serverFields } from '#tests/support/app/server-fields.ts'
import {
  ActivityReport,
  Claim,
  GameId,
  ProfilePatch,
  ProfilePut,
  Purchase,
  Username,
} from './profile.ts'

/** The first issue with its field, in the server's format. */
function refusal(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value)
  const [issue] = parsed.error?.issues ?? []
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
}

describe('a username (spec §12): 1 to 20 characters after white space is removed', () => {
  test.each([
    ['as it is', 'Åse', 'Åse'],
    ['without white space', ' Å s\te\u00a0\n', 'Åse'],
    ['of one character', 'x', 'x'],
    ['of twenty', 'x'.repeat(20), 'x'.repeat(20)],
    ['of twenty once the white space is gone', 'x '.repeat(20), 'x'.repeat(20)],
    ['of twenty emoji', '👋🏽'.repeat(20), '👋🏽'.repeat(20)],
    ['in one normal form', 'A\u030a', 'Å'],
    ['in one normal form, with white space in the middle of a character', 'A \u030a', 'Å'],
    ['without control characters', 'A\u0000d\u0007a', 'Ada'],
    ['without marks that turn text around', '\u202eadA\u2066', 'adA'],
    ['without half a character', 'Ada\ud800', 'Ada'],
  ])('is kept %s', (_, sent, kept) => {
    expect(Username.parse(sent)).toBe(kept)
    expect(Username.parse(kept)).toBe(kept)
  })

  test.each([
    ['nothing', '', 'must have at least one character'],
    ['white space', ' \t\u3000', 'must have at least one character'],
    ['control characters', '\u0000\u0007', 'must have at least one character'],
    ['what nobody can see', '\u200b\u2060', 'must have at least one character'],
    ['21 letters', 'x'.repeat(21), 'must have at most 20 characters'],
    ['21 emoji', '🎉'.repeat(21), 'must have at most 20 characters'],
    ['an essay', 'x '.repeat(101), 'must be at most 200 characters as it is sent'],
    ['a number', 7, 'must be text'],
    ['null', null, 'must be text'],
    ['a list', ['Ada'], 'must be text'],
  ])('is not %s', (_, sent, message) => {
    expect(refusal(Username, sent)).toBe(message)
  })
})

describe.each(serverFields)('%s is only the server’s to write', (field) => {
  const message = `${field}: only the server writes this field`
  test.each([
    ['in a patch of its own', ProfilePatch, { [field]: 1 }],
    ['beside a good name', ProfilePatch, { username: 'Ada', [field]: 1 }],
    ['beside a bad name', ProfilePatch, { username: '', [field]: 1 }],
    ['beside a field nobody knows', ProfilePatch, { mood: 1, username: 'Ada', [field]: 1 }],
    ['in a put', ProfilePut, { [field]: 1 }],
  ])('%s', (_, schema, body) => {
    expect(refusal(schema, body)).toBe(message)
  })
})

describe('a patch', () => {
  test('changes the username', () => {
    expect(ProfilePatch.parse({ username: ' Ada ' })).toEqual({ username: 'Ada' })
  })

  test.each([
    ['an unknown field', { username: 'Ada', mood: 1 }, 'mood: is not a field that can be changed'],
    ['a user id', { username: 'Ada', userId: 'u' }, 'userId: is not a field that can be changed'],
    [
      'a prototype',
      JSON.parse('{"username":"Ada","__proto__":{"premium":true}}'),
      '__proto__: is not a field that can be changed',
    ],
    ['nothing', {}, 'username: must be text'],
    ['an empty name', { username: '' }, 'username: must have at least one character'],
    ['null', null, 'Invalid input: expected object, received null'],
    ['a list', [{ username: 'Ada' }], 'Invalid input: expected object, received array'],
    ['text', 'Ada', 'Invalid input: expected object, received string'],
  ])('is refused with %s', (_, body, message) => {
    expect(refusal(ProfilePatch, body)).toBe(message)
  })
})

test('a put has nothing to say', () => {
  expect(ProfilePut.parse({})).toEqual({})
  expect(refusal(ProfilePut, { username: 'Ada' })).toBe(
    'username: is not a field that can be changed',
  )
})

test.each([
  ['charades', true],
  ['019a0000-0000-7000-8000-000000000000', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['-charades', false],
  ['_charades', false],
  ['Charades', true],
  ['a,b', false],
  ['a b', false],
  ['a/b', false],
  ['charades\n', false],
  ['<script>', false],
])('%j is the id of a game: %s', (id, isGood) => {
  expect(GameId.safeParse(id).success).toBe(isGood)
})

test.each<[string, unknown, string | null]>([
  ['a finished game', { deed: 'game-finished', game: 'charades', sober: true }, null],
  ['an opened app', { deed: 'app-opened' }, null],
  [
    'a finished game without its name',
    { deed: 'game-finished' },
    'game: must say which game was finished',
  ],
  ['a deed that is none', { deed: 'slept' }, 'deed: Invalid option'],
  ['an epic dare of one’s own telling', { deed: 'epic-dare' }, 'deed: Invalid option'],
  ['no deed', {}, 'deed: Invalid option'],
  [
    'a game that is no slug',
    { deed: 'game-finished', game: 'A B' },
    'game: must be the id of a game',
  ],
  ['a half-sober evening', { deed: 'app-opened', sober: 0.5 }, 'sober: Invalid input'],
  [
    'a finished game with its key',
    { deed: 'game-finished', game: 'mix', key: 'a'.repeat(24) },
    null,
  ],
  ['a key that is none', { deed: 'app-opened', key: 'ada' }, 'key: must be 24 hexadecimal digits'],
  ['a day of one’s choice', { deed: 'app-opened', day: '2026-12-24' }, 'Unrecognized key: "day"'],
])('a deed may be %s: %j', (_, body, message) => {
  const said = refusal(ActivityReport, body)
  expect(said).toEqual(message === null ? null : expect.stringContaining(message))
})

test.each([
  ['a reward', Claim, { rewardId: 'welcome' }, null],
  ['coins of one’s choice', Claim, { rewardId: 'welcome', coins: 9 }, 'Unrecognized key: "coins"'],
  ['an endless id', Claim, { rewardId: 'x'.repeat(65) }, 'rewardId: Too big'],
  ['an item', Purchase, { itemId: 'charades/show-offs' }, null],
  ['a price of one’s choice', Purchase, { itemId: 'x', price: 0 }, 'Unrecognized key: "price"'],
])('a claim or a purchase names %s: %j', (_, schema, body, message) => {
  const said = refusal(schema, body)
  expect(said).toEqual(message === null ? null : expect.stringContaining(message))
})

test.each([
  ['signedOut', 'User is not authenticated'],
  ['noDocument', 'Failed to create user document'],
  ['already', 'Reward already claimed'],
  ['accessFailed', 'Error accessing user document'],
  ['failed', 'Error claiming reward'],
  ['claimed', 'Reward claimed successfully'],
] as const)('spec §8, claim reward: %s is said as %j', (key, words) => {
  expect(claimMessages[key]).toBe(words)
})
