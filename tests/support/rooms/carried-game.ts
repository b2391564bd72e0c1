import type { CarriedGame } from '#contract/rooms.ts'
import { loadRoomRules } from '#games/room-rules.ts'
import { prompts } from './room-phone.ts'

const { rules, readOptions } = await loadRoomRules('never-have-i-ever')

/** A game of one phone with Anna, Bo and Cem, who left; Anna holds the phone. */
export function carryGameOfThree(): CarriedGame {
  const players = ['Anna', 'Bo', 'Cem'].map((name, at) => ({ id: `id-${at}`, name }))
  const setup = {
    players,
    options: readOptions(null),
    lists: [prompts],
    seating: 'passed' as const,
  }
  const context = { now: Date.now(), random: Math.random, away: [] }
  const state = rules.start(setup, context)
  const move = { type: 'mark', seat: 1 }
  const marked = rules.move(state, move, { ...context, by: 'device' })
  return {
    game: 'never-have-i-ever',
    rulesVersion: rules.version,
    options: {},
    source: null,
    state: { ...marked },
    names: ['Anna', 'Bo', null],
    own: 0,
  }
}
