import { describe, expect, test } from 'vitest'
import {
  addEntry,
  likesAfterSending,
  type OutboxEntry,
  pendingClaims,
  pendingLike,
  readEntries,
} from './entry.ts'

let made = 0
const id = () => (made++).toString(16).padStart(24, '0')
const like = (game: string, liked = true, userId = 'ada'): OutboxEntry => ({
  id: id(),
  kind: 'like',
  game,
  liked,
  userId,
})
const claim = (reward = 'first-like', userId = 'ada'): OutboxEntry => ({
  id: id(),
  kind: 'claim',
  reward,
  userId,
})
const play = (pack: string): OutboxEntry => ({ id: id(), kind: 'play', pack, userId: null })
const deed = (sober: boolean, userId = 'ada'): OutboxEntry => ({
  id: id(),
  kind: 'deed',
  game: 'charades',
  sober,
  userId,
})
const feedback = (time: string, userId: string | null = null): OutboxEntry => ({
  id: id(),
  kind: 'feedback',
  userId,
  feedback: { time, feedback: '', user: '', positive: true, game: '' },
})
const saturday = '2026-11-21T20:00:00.000Z'
const sunday = '2026-11-22T20:00:00.000Z'

describe('what is saved', () => {
  const whole = [like('charades'), play('p'), feedback(saturday), deed(true), claim()]

  test.each<[string, unknown, OutboxEntry[]]>([
    ['nothing', null, []],
    ['no list', { kind: 'like' }, []],
    ['one of each kind, in order', whole, whole],
    ['rubbish among them', [null, 7, {}, 'x', whole[0], []], whole.slice(0, 1)],
    ['a kind that is none', [{ ...claim(), kind: 'toString' }], []],
    ['without an id', [{ ...claim(), id: 7 }], []],
    ['without its field', [{ ...claim(), reward: undefined }], []],
    ['feedback without a thumb', [{ ...feedback(saturday), feedback: {} }], []],
    ['nobody’s like', [{ ...like('charades'), userId: null }], []],
    ['nobody’s play', [{ ...play('p'), userId: null }], [expect.objectContaining({ pack: 'p' })]],
    ['stumbles in words', [{ ...claim(), stumbles: 'many' }], []],
  ])('%s', (_, saved, read) => {
    expect(readEntries(saved)).toEqual(read)
  })

  test('the same entry twice is one', () => {
    expect(readEntries([...whole, ...whole])).toEqual(whole)
  })
})

describe('one more', () => {
  const kinds = (entries: OutboxEntry[]) =>
    entries.map((entry) => {
      if (entry.kind === 'like') return `${entry.liked ? '+' : '-'}${entry.game}`
      return entry.kind
    })

  test.each<[string, OutboxEntry[], string[]]>([
    ['a like, then none: the last wish alone', [like('a'), like('a', false)], ['-a']],
    ['twice there and back', [like('a'), like('a', false), like('a')], ['+a']],
    ['likes of two games', [like('a'), like('b'), like('a', false)], ['+b', '-a']],
    ['likes of two people', [like('a'), like('a', false, 'bo')], ['+a', '-a']],
    [
      'a claim between: the like that may have earned it goes first',
      [like('a'), claim(), like('a', false)],
      ['+a', 'claim', '-a'],
    ],
    [
      'after a claim the last wish has the word again',
      [like('a'), claim(), like('a', false), like('a')],
      ['+a', 'claim', '+a'],
    ],
    [
      'somebody else’s claim holds nothing',
      [like('a'), claim('welcome', 'bo'), like('a', false)],
      ['claim', '-a'],
    ],
    ['one reward twice', [claim(), claim()], ['claim']],
    ['two rewards', [claim(), claim('welcome')], ['claim', 'claim']],
    ['one reward of two people', [claim(), claim('first-like', 'bo')], ['claim', 'claim']],
    ['a pack twice: the server counts one an hour', [play('p'), play('p')], ['play']],
    ['two packs', [play('p'), play('q')], ['play', 'play']],
    ['the same game finished twice', [deed(true), deed(true)], ['deed']],
    ['once with drinks', [deed(true), deed(false)], ['deed', 'deed']],
    ['feedback of one moment', [feedback(saturday), feedback(saturday)], ['feedback']],
    ['feedback of two', [feedback(saturday), feedback(sunday)], ['feedback', 'feedback']],
  ])('%s', (_, added, left) => {
    expect(kinds(added.reduce<OutboxEntry[]>(addEntry, []))).toEqual(left)
  })
})

describe('what is shown of it', () => {
  const waiting = [like('a'), like('b', false), like('c', true, 'bo'), claim(), claim('x', 'bo')]

  test.each([
    ['liked', 'ada', 'a', true],
    ['no longer', 'ada', 'b', false],
    ['by somebody else', 'ada', 'c', null],
    ['signed out', null, 'a', null],
  ])('a game: %s', (_, userId, game, liked) => {
    expect(pendingLike(waiting, userId, game)).toBe(liked)
  })

  test('a list of likes as it will stand', () => {
    expect(likesAfterSending(['b', 'd'], waiting, 'ada')).toEqual(['d', 'a'])
    expect(likesAfterSending(['b', 'd'], waiting, null)).toEqual(['b', 'd'])
  })

  test('somebody’s own claims', () => {
    expect(pendingClaims(waiting, 'ada')).toEqual(['first-like'])
    expect(pendingClaims(waiting, null)).toEqual([])
  })
})
