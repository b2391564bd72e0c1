import type { GameCopy } from '#contract/rooms.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { save } from '../storage/storage.ts'
import { type Along, along, alongOnTable, forgetAlong } from './along.ts'
import { readCarriedGame, saveGameFromRoom } from './carried-game.ts'
import { type ReturnAnswer, returnGame, sayGoneAlong } from './room-api.ts'
import { keptSeats } from './room-seats.ts'

type Place = Pick<Along, 'code' | 'seat'>

/** In the place of an earlier one. */
export function keepCopy({ code, seat }: Place, copyId: string, copy: GameCopy): void {
  const { proof, ...game } = copy
  const slug = game.game as GameSlug
  along.set({ code, seat, proof, copyId, slug, game, dealtAtMs: null })
}

/** The room has handed its game over to this phone. */
export function takeAlong({ code, seat }: Place, copy: GameCopy): void {
  const { proof, ...game } = copy
  const slug = game.game as GameSlug
  const dealtAtMs = saveGameFromRoom(game)
  along.set({ code, seat, proof, copyId: null, slug, game: null, dealtAtMs })
}

/** Without a network: the copy becomes the game on this phone. */
export function goAlong(): void {
  const kept = along.get()
  if (kept?.game) along.set({ ...kept, game: null, dealtAtMs: saveGameFromRoom(kept.game) })
}

/** Once there is a network the room waits, and says where its game is. False: ask again later. */
export async function announceAlong(): Promise<boolean> {
  const kept = alongOnTable(along.get())
  const token = kept && tokenOf(kept)
  if (!kept || !token) return false
  const answer = await sayGoneAlong(kept.code, { token, proof: kept.proof })
  return answer.ok || answer.status === 409
}

/** @param isAnyway in the place of what the room has played since */
export async function bringBackAlong(isAnyway: boolean): Promise<ReturnAnswer> {
  const kept = alongOnTable(along.get())
  const token = kept && tokenOf(kept)
  const read = kept && readCarriedGame(kept.slug)
  if (!kept || !token || !read) return { problem: 'There is no game on this phone to bring back.' }
  const answer = await returnGame(kept.code, {
    token,
    proof: kept.proof,
    game: read.carry(0),
    isAnyway,
    ...(read.isOver && { isOver: true }),
  })
  if ('isBack' in answer) {
    forgetAlong(kept.code)
    save(`table:${kept.slug}`, null)
  }
  return answer
}

function tokenOf({ code, seat }: Place): string | null {
  const own = keptSeats.get().find((kept) => kept.code === code && kept.seat === seat)
  return own?.token ?? null
}
