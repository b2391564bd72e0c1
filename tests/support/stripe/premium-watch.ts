import { vi } from 'vitest'
import { openPremiumWatch } from '#browser/premium/premium-watch.ts'
import { liveState } from '#browser/storage/live-state.ts'
import { failedStatus } from '#domain/premium/subscription.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { emptyProfileState, profileReducer } from '#domain/profile/profile-state.ts'
import { newProfile } from '../users/new-profile.ts'

export const startMs = 1_800_000_000_000
export const startSeconds = startMs / 1000
export const hour = 3600
export const premium = { premium: true, premiumEndDate: startSeconds + hour }
export const paid = { isPremium: true, isCanceled: false, currentPeriodEnd: startSeconds + hour }
export const notPremium = { isPremium: false, isCanceled: false, currentPeriodEnd: null }

/** A watch over a store of its own; its questions are answered by hand. */
export function openWatch() {
  const store = liveState(emptyProfileState)
  const questions: {
    request: unknown
    answer: (reply: unknown) => void
    fail: (message?: string) => void
  }[] = []
  const watch = openPremiumWatch({
    store,
    fetchStatus: (request) =>
      new Promise((answer) => {
        const fail = (message = 'No network.') => answer(failedStatus(message))
        questions.push({ request, answer, fail })
      }),
    readEmail: () => 'ada@example.com',
    nowSeconds: () => Date.now() / 1000,
    whenIdle: (act) => void setTimeout(act, 0),
  })
  const reply = (event: Parameters<typeof profileReducer>[1]) =>
    store.set(profileReducer(store.get(), event))
  const load = (fields: Partial<Profile> = {}) =>
    reply({ type: 'loaded', profile: { ...newProfile, ...fields } })
  function signIn(userId: string, fields: Partial<Profile> = {}): void {
    reply({ type: 'signed in', userId, cachedUsername: null })
    load(fields)
  }
  const signOut = () => reply({ type: 'reset' })
  /** How premium stands in the store. */
  function shown() {
    const { profile, isPremiumStatusLoading: isLoading } = store.get()
    const { premium: isPremium, cancelled, premiumEndDate: end } = profile ?? {}
    return { premium: isPremium, cancelled, end, isLoading }
  }
  return { watch, store, tell: reply, questions, load, signIn, signOut, shown }
}

/** One that is started, and where somebody has just signed in. */
export async function openSignedIn(fields: Partial<Profile> = {}) {
  const opened = openWatch()
  opened.watch.start()
  opened.signIn('u1', fields)
  await passTime(1)
  return opened
}

export const passTime = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
