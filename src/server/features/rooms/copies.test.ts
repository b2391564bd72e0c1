import { describe, expect, test } from 'vitest'
import type { GameCopy, SeatGrant } from '#contract/rooms.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { TableState } from '#domain/table/seating.ts'
import { loadRoomRules } from '#games/room-rules.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

const { rules } = await loadRoomRules('never-have-i-ever')

/** Emil has, in a round on one phone. */
function playAlong({ proof: _, ...game }: GameCopy): Omit<GameCopy, 'proof'> {
  const context = { now: Date.now() + 60_000, random: Math.random, away: [], by: 'device' as const }
  const moves = [{ type: 'mark', seat: 1 }, { type: 'next' }, { type: 'next' }]
  const state = moves.reduce(
    (before, move) => applyMove(rules, before, move, context) as TableState,
    game.state as unknown as TableState,
  )
  return { ...game, state: { ...state } }
}

describe.each(databaseKinds)('a game that one phone takes along, on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const post = (code: string, path: string, body: object) =>
    postJson(rooms.url, `/api/rooms/${code}/${path}`, body)
  const answerAll = async (phones: readonly RoomPhone[]) => {
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
  }

  /** Three phones, a TV, a reveal, and the host's copy of it. */
  async function playRound() {
    const { code, grants, phones } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil, ida] = phones as [RoomPhone, RoomPhone, RoomPhone]
    const { token } = grants[0] as SeatGrant
    const tv = await connectPhone(rooms.url, { code })
    await host.ask(startNever)
    await host.until(() => host.table()?.copyId)
    await answerAll(phones)
    await host.until(() => host.table()?.copyId?.endsWith('-1'))
    const answer = await post(code, 'copies', { token })
    return {
      code,
      grants,
      phones,
      host,
      emil,
      ida,
      tv,
      token,
      copy: (await answer.json()) as GameCopy,
    }
  }

  test('goes on in the room with its scores, and every screen knew where it was', async () => {
    const { code, token, copy, emil, tv, host } = await playRound()
    host.vanish()
    const { proof } = copy
    expect((await post(code, 'gone-along', { token, proof })).status).toBe(204)
    for (const each of [emil, tv]) await each.until(() => each.view()?.room.takenBy === 0)
    const sent = { token, proof, game: playAlong(copy) }
    const answers = await Promise.all([1, 2, 3].map(() => post(code, 'bring-back', sent)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await emil.until(() => emil.table())
    expect(emil.view()?.room.takenBy).toBeNull()
    expect(emil.game()).toMatchObject({ phase: 'ask', round: 3 })
    expect(emil.table()?.viewer).toBe(1)
    await tv.until(() => tv.table())
    expect(tv.game().petals).toEqual([9, 8, 9])
    await emil.act({ type: 'answer', has: true })
    expect((await post(code, 'bring-back', sent)).status).toBe(204)
    expect(emil.game().answer).toBe(true)
  })

  test('is the host’s choice where the room went on meanwhile', async () => {
    const { code, token, copy, phones, emil } = await playRound()
    rooms.aheadMs += 10_000
    await emil.act({ type: 'next' })
    await answerAll(phones)
    const { proof } = copy
    const sent = { token, proof, game: playAlong(copy) }
    for (const path of ['gone-along', 'bring-back']) {
      const refused = await post(code, path, path === 'bring-back' ? sent : { token, proof })
      expect([refused.status, refused.headers.get('x-room-refusal')]).toEqual([409, 'moved'])
    }
    expect(emil.game()).toMatchObject({ phase: 'show', round: 2 })
    expect((await post(code, 'bring-back', { ...sent, isAnyway: true })).status).toBe(204)
    await emil.until(() => emil.game().round === 3)
  })

  test('is copied while nothing is hidden, for the host alone', async () => {
    const { code, token, emil, grants, host, ida } = await playRound()
    expect(emil.table()?.copyId).toBeNull()
    const guest = await post(code, 'copies', { token: grants[1]?.token })
    expect(guest.headers.get('x-room-refusal')).toBe('host-only')
    rooms.aheadMs += 10_000
    await emil.act({ type: 'next' })
    await ida.act({ type: 'answer', has: true })
    await host.until(() => host.game().answered === 1)
    expect(host.table()?.copyId).toBeNull()
    expect((await post(code, 'copies', { token })).status).toBe(204)
  })

  test('by tap goes at once, and comes back as well', async () => {
    const { code, token, emil } = await playRound()
    const taken = (await (await post(code, 'take-back', { token })).json()) as GameCopy
    await emil.until(() => emil.view()?.room.takenBy === 0)
    const { proof, ...game } = taken
    expect((await post(code, 'bring-back', { token, proof, game })).status).toBe(204)
    await emil.until(() => emil.table())
    expect(emil.view()?.room.takenBy).toBeNull()
  })
})
