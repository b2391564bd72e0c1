import { account } from '../session/account.ts'
import { readSavedText } from '../storage/storage.ts'
import { outbox } from './outbox.ts'

/** Where earlier editions kept some of it. */
export const oldFeedback = 'feedback-queue'
export const oldDeeds = 'deed-queue'

/**
 * Sends what waits and can be sent now.
 * @param isBack the network has come back: whatever was in trouble before is not spared any longer
 * @returns what is said of it: new stamps, coins, a refusal; null when there is nothing to say
 */
export async function sendOutbox(isBack = false): Promise<string | null> {
  if (!account.get() && !readSavedText(outbox) && !readSavedText(oldFeedback)) return null
  // A script that could not be loaded once is not asked for again by every browser.
  if (!navigator.onLine) return null
  try {
    const sender = await import('./send-kept.ts')
    await sender.sendAll(isBack)
    return sender.takeNews()
  } catch {
    return null
  }
}
