import { whenIdle } from '../device/when-idle.ts'
import { profileState } from '../session/profile-store.ts'
import { sessionEmail } from '../session/session-email.ts'
import { checkSubscription } from './payment-client.ts'
import { readPaymentConfig } from './payment-config.ts'
import { openPremiumWatch } from './premium-watch.ts'

const idleTimeoutMs = 2000

const watch = openPremiumWatch({
  store: profileState,
  async fetchStatus(request) {
    // Without payments there is no status: the stored profile counts.
    if (!(await readPaymentConfig()).isOpen) return null
    return await checkSubscription(request)
  },
  readEmail: sessionEmail,
  nowSeconds: () => Date.now() / 1000,
  whenIdle: (act) => whenIdle(act, idleTimeoutMs),
})

export function watchPremium(): void {
  watch.start()
}

export async function recheck(): Promise<boolean> {
  watch.start()
  return await watch.recheck()
}
