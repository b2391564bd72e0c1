import { account } from '../session/account.ts'
import { readSavedText } from '../storage/storage.ts'
import { oldFeedbackName, outboxName } from './outbox.ts'

/**
 * Sends what can be sent now.
 * @param isOnlineAgain sends at once, even while backing off
 * @returns the message to show (stamps, coins, a refusal), or null
 */
export async function sendOutbox(isOnlineAgain = false): Promise<string | null> {
  if (!account.get() && !readSavedText(outboxName) && !readSavedText(oldFeedbackName)) return null
  // Not every browser asks again for a script that failed once.
  if (!navigator.onLine) return null
  try {
    const sender = await import('./outbox-sender.ts')
    await sender.sendAll(isOnlineAgain)
    return sender.takeMessage()
  } catch {
    return null
  }
}
