import { describe, expect, test } from 'vitest'
import type { GameCopy } from '#contract/rooms.ts'
import type { RoomPhone } from '#tests/support/rooms/room-phone.ts'
import { expectOthersPlay, setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

type Sent = { token: string; proof: string; game: Omit<GameCopy, 'proof'>; isAnyway?: boolean }

/** A game that was just dealt, and the host's copy of it. */
async function playWithCopy() {
  const room = await rooms.play()
  const token = room.tokenOf(0)
  const answer = await rooms.postTo(room.code, 'copies', { token })
  const { proof, ...game } = (await answer.json()) as GameCopy
  return { ...room, sent: { token, proof, game } satisfies Sent }
}

const bringBack = (code: string, sent: object) => rooms.postTo(code, 'bring-back', sent)

describe('a copy that was not given to this seat', () => {
  test.each<[string, (room: Awaited<ReturnType<typeof playWithCopy>>) => object | Promise<object>]>(
    [
      ['a guest’s, with the host’s proof', ({ sent, tokenOf }) => ({ ...sent, token: tokenOf(1) })],
      [
        'a guest’s, who says anyway',
        ({ sent, tokenOf }) => ({ ...sent, token: tokenOf(1), isAnyway: true }),
      ],
      [
        'of another room',
        async ({ sent }) => ({ ...sent, proof: (await playWithCopy()).sent.proof }),
      ],
      ['unsigned', ({ sent }) => ({ ...sent, proof: sent.proof.split('.')[0] })],
      ['with no proof', ({ sent }) => ({ ...sent, proof: '' })],
      [
        'signed for another text',
        ({ sent }) => ({ ...sent, proof: `e30.${sent.proof.split('.')[1]}` }),
      ],
      [
        'signed for something else',
        ({ sent }) => ({ ...sent, proof: `${sent.token}.${sent.token}` }),
      ],
    ],
  )('%s changes nothing', async (_, forge) => {
    const room = await playWithCopy()
    const before = await rooms.rowsOf(room.code)
    const { token, proof, ...rest } = (await forge(room)) as Sent
    expect((await bringBack(room.code, { token, proof, ...rest })).status).toBe(403)
    expect((await rooms.postTo(room.code, 'gone-along', { token, proof })).status).toBe(403)
    expect(await rooms.rowsOf(room.code)).toBe(before)
    await expectOthersPlay(room)
  })
})

describe('a game that no rules have made', () => {
  test.each<[string, (game: Sent['game']) => object]>([
    ['without a state', (game) => ({ ...game, state: {} })],
    ['of nobody', (game) => ({ ...game, state: { ...game.state, players: [] } })],
    [
      'of the same player twice',
      ({ state, ...game }) => ({
        ...game,
        state: { ...state, players: Array(3).fill((state.players as object[])[0]) },
      }),
    ],
    ['with a card of another shape', (game) => ({ ...game, state: { ...game.state, card: 7 } })],
    [
      'with a deck of numbers',
      (game) => ({ ...game, state: { ...game.state, deck: { lists: 4, drawn: 'x' } } }),
    ],
    ['with scores that are none', (game) => ({ ...game, state: { ...game.state, lost: null } })],
    ['of other rules', (game) => ({ ...game, rulesVersion: 999 })],
    ['that is another one', (game) => ({ ...game, game: 'meyer', rulesVersion: 1 })],
    ['that nobody knows', (game) => ({ ...game, game: '__proto__' })],
    ['with a field too many', (game) => ({ ...game, isHost: true })],
    ['too long', (game) => ({ ...game, state: { ...game.state, more: 'x'.repeat(300_000) } })],
  ])('%s is refused, and the room plays on', async (_, forge) => {
    const room = await playWithCopy()
    const before = await rooms.rowsOf(room.code)
    const { status } = await bringBack(room.code, { ...room.sent, game: forge(room.sent.game) })
    expect([400, 409, 413]).toContain(status)
    expect(await rooms.rowsOf(room.code)).toBe(before)
    await expectOthersPlay(room)
  })
})

describe('a copy that is sent again', () => {
  test('after it came back changes nothing', async () => {
    const { code, sent, ida } = await playWithCopy()
    expect((await bringBack(code, sent)).status).toBe(204)
    await ida.act({ type: 'answer', has: true })
    const before = await rooms.rowsOf(code)
    expect((await bringBack(code, { ...sent, isAnyway: true })).status).toBe(204)
    expect(await rooms.rowsOf(code)).toBe(before)
  })

  test('by who hosts no longer is not in the place of what was played since', async () => {
    const { code, sent, host, emil, phones } = await playWithCopy()
    await host.ask({ do: 'hand-over', seat: 1 })
    for (const phone of phones as RoomPhone[]) await phone.act({ type: 'answer', has: true })
    await emil.until(() => emil.game().phase !== 'ask')
    const before = await rooms.rowsOf(code)
    expect((await bringBack(code, sent)).headers.get('x-room-refusal')).toBe('moved')
    const anyway = await bringBack(code, { ...sent, isAnyway: true })
    expect(anyway.headers.get('x-room-refusal')).toBe('host-only')
    expect(await rooms.rowsOf(code)).toBe(before)
  })

  test('keeps no seat that was removed', async () => {
    const { code, sent, host, emil } = await playWithCopy()
    await host.ask({ do: 'hand-over', seat: 1 })
    await emil.until(() => emil.view()?.room.host === 1)
    await emil.ask({ do: 'remove', seat: 0 })
    expect((await bringBack(code, sent)).status).toBe(403)
  })

  test('as fast as can be is limited, and nobody waits for it', async () => {
    const room = await playWithCopy()
    const asked = Array.from({ length: 60 }, () =>
      rooms.postTo(room.code, 'copies', { token: room.sent.token }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toContain(429)
    await expectOthersPlay(room)
  })
})
