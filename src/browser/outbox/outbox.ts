import type { NewEntry } from '#domain/outbox/entry.ts'
import {
  addFinishedGame,
  type FinishedGame,
  readFinishedGames,
} from '#domain/outbox/finished-games.ts'
import { newId } from '../device/random.ts'
import { readSaved, save } from '../storage/storage.ts'

/** Waits on this device until the server has it. */
export const outboxName = 'outbox'
export const pendingLikeName = 'like-wish'
export const finishedGamesName = 'finished-games'
export const oldFeedbackName = 'feedback-queue'
export const oldActivitiesName = 'deed-queue'

export const queuedMessage = 'Kept. It goes out when the network is back.'

/** Something can be sent, or a message shown. */
export const outboxEvent = 'party-dojo:outbox'

const maxFinishedGames = 200

/** Adds an entry; of too many, the newest stay. */
export function enqueue(entry: NewEntry): void {
  const kept = readSaved(outboxName)
  const entries = [...(Array.isArray(kept) ? kept : []), { ...entry, id: newId() }]
  save(outboxName, entries.slice(-maxFinishedGames))
}

export function saveFinishedGame(game: FinishedGame): void {
  save(finishedGamesName, addFinishedGame(readFinishedGames(readSaved(finishedGamesName)), game))
}

export function wakeOutbox(): void {
  window.dispatchEvent(new Event(outboxEvent))
}
