import type { NewEntry } from '#domain/outbox/entry.ts'
import {
  addFinishedGame,
  type FinishedGame,
  readFinishedGames,
} from '#domain/outbox/finished-games.ts'
import { newId } from '../device/chance.ts'
import { readSaved, save } from '../storage/storage.ts'

/** What has to reach the server, and waits on this device until it has. */
export const outbox = 'outbox'
export const likeWish = 'like-wish'
/** Games that were finished here before anyone had signed in. */
export const finishedGames = 'finished-games'

/** What is said of anything that could not be sent yet. */
export const keptWords = 'Kept. It goes out when the network is back.'

/** Something may be sent now, or is to be said: whoever minds the outbox looks. */
export const outboxSign = 'party-dojo:outbox'

const most = 200

/** Keeps one more, before it is sent; a phone that is never online keeps the newest. */
export function keepToSend(entry: NewEntry): void {
  const kept = readSaved(outbox)
  const entries = [...(Array.isArray(kept) ? kept : []), { ...entry, id: newId() }]
  save(outbox, entries.slice(-most))
}

/** Keeps a finished game for the account that signs in next on this device. */
export function keepFinishedGame(game: FinishedGame): void {
  save(finishedGames, addFinishedGame(readFinishedGames(readSaved(finishedGames)), game))
}

/** Has whoever minds the outbox look; while a game runs, nobody does. */
export function wakeOutbox(): void {
  window.dispatchEvent(new Event(outboxSign))
}
