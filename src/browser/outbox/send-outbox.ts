import { account } from '../session/account.ts'
import { readSavedText } from '../storage/storage.ts'
import { oldFeedbackName, outboxName } from './outbox.ts'

/**
 * Sends what waits and can be sent now.
 * @param isOnlineAgain the network has come back: whatever was in trouble before is not spared any longer
 * @returns what is said of it: new stamps, coins, a refusal; null when there is nothing to say
 */
export async function sendOutbox(isOnlineAgain = false): Promise<string | null> {
  if (!account.get() && !readSavedText(outboxName) && !readSavedText(oldFeedbackName)) return null
  // A script that could not be loaded once is not asked for again by every browser.
  if (!navigator.onLine) return null
  try {
    const sender = await import('./outbox-sender.ts')
    await sender.sendAll(isOnlineAgain)
    return sender.takeMessage()
  } catch {
    return null
  }
}
