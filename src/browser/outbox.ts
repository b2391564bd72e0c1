import { account } from './account.ts'
import { readSaved, readSavedText, save } from './storage.ts'

/** What has to reach the server, and waits on this device until it has. */
export const feedbackQueue = 'feedback-queue'
export const deedQueue = 'deed-queue'
export const likeWish = 'like-wish'

const most = 200

/** Keeps one more in a queue; a phone that is never online keeps the newest. */
export function keepToSend(queue: typeof feedbackQueue | typeof deedQueue, item: object): void {
  const kept = readSaved(queue)
  save(queue, [...(Array.isArray(kept) ? kept : []), item].slice(-most))
}

/** Sends what waits and can be sent now. @returns what is said of new stamps, if there are any */
export async function sendKept(): Promise<string | null> {
  if (!account.get() && !readSavedText(feedbackQueue)) return null
  // A script that could not be loaded once is not asked for again by every browser.
  if (!navigator.onLine) return null
  try {
    const sender = await import('./send-kept.ts')
    return await sender.sendAll()
  } catch {
    return null
  }
}
