import type { NewEntry } from '#domain/outbox/entry.ts'
import {
  addFinishedGame,
  type FinishedGame,
  readFinishedGames,
} from '#domain/outbox/finished-games.ts'
import { newId } from '../device/random.ts'
import { readSaved, save } from '../storage/storage.ts'

/** What has to reach the server, and waits on this device until it has. */
export const outboxName = 'outbox'
export const pendingLikeName = 'like-wish'
/** Games that were finished here before anyone had signed in. */
export const finishedGamesName = 'finished-games'
/** Lists of earlier versions, merged into the outbox at the next visit. */
export const oldFeedbackName = 'feedback-queue'
export const oldActivitiesName = 'deed-queue'

/** What is said of anything that could not be sent yet. */
export const queuedMessage = 'Kept. It goes out when the network is back.'

/** Something may be sent now, or is to be said: whoever minds the outbox looks. */
export const outboxEvent = 'party-dojo:outbox'

const maxFinishedGames = 200

/** Keeps one more, before it is sent; a phone that is never online keeps the newest. */
export function enqueue(entry: NewEntry): void {
  const kept = readSaved(outboxName)
  const entries = [...(Array.isArray(kept) ? kept : []), { ...entry, id: newId() }]
  save(outboxName, entries.slice(-maxFinishedGames))
}

/** Keeps a finished game for the account that signs in next on this device. */
export function saveFinishedGame(game: FinishedGame): void {
  save(finishedGamesName, addFinishedGame(readFinishedGames(readSaved(finishedGamesName)), game))
}

/** Has whoever minds the outbox look; while a game runs, nobody does. */
export function wakeOutbox(): void {
  window.dispatchEvent(new Event(outboxEvent))
}
