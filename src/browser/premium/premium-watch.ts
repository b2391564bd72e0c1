import type { StatusRequest } from '#contract/premium.ts'
import { applyStatus, expirePremium } from '#domain/premium/premium-state.ts'
import { isFailedStatus } from '#domain/premium/subscription.ts'
import type { Profile } from '#domain/profile/profile.ts'
import {
  type ProfileEvent,
  type ProfileState,
  profileReducer,
} from '#domain/profile/profile-state.ts'
import type { LiveState } from '../storage/live-state.ts'

export type PremiumWatchContext = {
  store: LiveState<ProfileState>
  fetchStatus: (request: StatusRequest) => Promise<unknown>
  readEmail: () => string | null
  nowSeconds: () => number
  whenIdle: (act: () => void) => void
}

export type PremiumWatch = {
  start: () => void
  /** False when signed out, when the check failed, or when a newer one began. */
  recheck: () => Promise<boolean>
}

/** Below the timer limit; shorter, because timers stop while a phone sleeps. */
const maxTimerMs = 3_600_000

/**
 * Keeps the signed-in profile to its subscription status, and premium to its end (spec §4,
 * "Premium"): one check per user, and one more when the paid period ends.
 */
export function openPremiumWatch(context: PremiumWatchContext): PremiumWatch {
  const { store } = context
  let isStarted = false
  let latest = 0
  let askingFor: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let armedEnd: number | null = null
  let endAskedAfter: number | null = null
  let failure: string | null = null

  function onProfileChange(): void {
    const { userId, profile, isPremiumStatusLoading } = store.get()
    arm(profile)
    if (userId === null || profile === null) return
    if (!isPremiumStatusLoading || askingFor === userId) return
    askingFor = userId
    latest += 1
    const question = latest
    context.whenIdle(() => {
      if (question === latest) void check()
    })
  }

  async function check(): Promise<boolean> {
    const { userId, profile } = store.get()
    latest += 1
    const question = latest
    if (userId === null || profile === null) {
      askingFor = null
      return false
    }
    askingFor = userId
    const reply = await context.fetchStatus(requestFor(userId, profile))
    if (question !== latest) return false
    const now = store.get()
    if (now.userId === userId && now.profile !== null) {
      change(applyStatus(now.profile, reply, context.nowSeconds()))
      expire()
      setState({ type: 'premium', flags: { isPremiumStatusLoading: false } })
      keepFailure(isFailedStatus(reply) ? reply.message : null)
    }
    askingFor = null
    return reply !== null && !isFailedStatus(reply) && now.userId === userId
  }

  /** A check's outcome takes the place of an earlier check's error, never of a checkout's. */
  function keepFailure(message: string | null): void {
    const { upgradeError } = store.get()
    const isCheckouts = upgradeError !== null && upgradeError !== failure
    failure = message
    if (!isCheckouts) setState({ type: 'premium', flags: { upgradeError: message } })
  }

  function requestFor(userId: string, { stripe_user_id: customerId }: Profile): StatusRequest {
    return customerId === '' ? { userEmail: context.readEmail(), userId } : { customerId, userId }
  }

  function arm(profile: Profile | null): void {
    const endsAtSeconds = profile?.premium ? profile.premiumEndDate : null
    if (endsAtSeconds === armedEnd) return
    armedEnd = endsAtSeconds
    clearTimeout(timer)
    if (endsAtSeconds === null) return
    // Premium includes its last moment, so one ms later.
    const delayMs = Math.ceil((endsAtSeconds - context.nowSeconds()) * 1000) + 1
    timer = setTimeout(onTime, Math.min(Math.max(delayMs, 0), maxTimerMs))
  }

  function onTime(): void {
    const endedAtSeconds = armedEnd
    armedEnd = null
    if (!expire()) {
      arm(store.get().profile)
      return
    }
    // The first check is pending, or the subscription was already read after this end.
    if (store.get().isPremiumStatusLoading || endedAtSeconds === endAskedAfter) return
    endAskedAfter = endedAtSeconds
    void check()
  }

  function expire(): boolean {
    const { profile } = store.get()
    return profile !== null && change(expirePremium(profile, context.nowSeconds()))
  }

  function change(fields: Partial<Profile>): boolean {
    const isChange = Object.keys(fields).length > 0
    if (isChange) setState({ type: 'changed', change: fields })
    return isChange
  }

  function setState(event: ProfileEvent): void {
    store.set(profileReducer(store.get(), event))
  }

  return {
    start() {
      if (!isStarted) store.subscribe(onProfileChange)
      isStarted = true
      onProfileChange()
    },
    recheck: check,
  }
}
