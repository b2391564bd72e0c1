import { expect, test } from 'vitest'
import { promptKey } from '../prompts/memory.ts'
import type { TableState } from '../table/seating.ts'
import { emptyRoom, type Room, type RoomGame } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { noteSeen, seenLast, seenOfGame } from './seen.ts'

type State = TableState & { prompt: string | null }

const played = {
  rules: { prompt: (state: State) => state.prompt, ended: (state: State) => state.prompt === null },
} as unknown as RoomRules

const game = (prompt: string | null, stopped = false) =>
  ({ slug: 'category', stopped, state: { prompt } }) as unknown as RoomGame

/** A room whose game has shown these, one after another. */
function shown(...prompts: (string | null)[]): Room {
  let room = emptyRoom(null)
  for (const prompt of prompts) room = noteSeen({ ...room, game: game(prompt) }, played)
  return room
}

const keys = (...prompts: string[]) => prompts.map(promptKey)

test('a room remembers its prompts by game, each once', () => {
  expect(shown('a', 'a', 'b', 'a', null).seen).toEqual({ category: keys('b', 'a') })
})

test('where nothing new is shown the room is the same', () => {
  const room = shown('a')
  expect(noteSeen(room, played)).toBe(room)
  expect(noteSeen({ ...room, game: null }, played).seen).toBe(room.seen)
})

test('what it has seen is dealt last, the longest ago first, in whatever game it was', () => {
  const room = shown('a', 'b', 'c')
  const lists = [['c', 'x', 'a', 'y'], ['b']]
  expect(seenLast(room, 'category', lists)).toEqual([['x', 'y', 'a', 'c'], ['b']])
  expect(seenLast(room, 'mix', lists)).toEqual([['x', 'y', 'a', 'c'], ['b']])
  expect(seenLast(emptyRoom(null), 'mix', lists)).toEqual(lists)
})

test('phones are told once the game is over, all but what the host may go back to', () => {
  const room = shown('a', 'b')
  expect(seenOfGame(room, played)).toEqual([])
  expect(seenOfGame({ ...room, game: game('b', true) }, played)).toEqual(keys('a'))
  expect(seenOfGame({ ...room, game: game(null) }, played)).toEqual(keys('a', 'b'))
})

test('a room’s memory does not outgrow itself', () => {
  const many = Array.from({ length: 450 }, (_, at) => `Prompt ${at}`)
  expect(shown(...many).seen?.category).toEqual(keys(...many.slice(-400)))
})
