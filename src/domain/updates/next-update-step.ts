/** `none` where no newer worker is available. */
export type NewWorker = 'none' | 'installing' | 'waiting'

export const activationTimeoutMs = 10_000

export const maxInstallFailures = 2

export type UpdateState = {
  hasNewerBuild: boolean
  isRequested: boolean
  isReloadHeld: boolean
  waitMs: number
  isTakenOver: boolean
  worker: NewWorker
  failures: number
  hasFailed: boolean
  activatedMsAgo: number | null
}

/** `later` waits for the next poll. `afresh` clears all caches and workers before it reloads. */
export type UpdateStep = 'rest' | 'later' | 'let-in' | 'reload' | 'afresh'

/**
 * A tap does not wait; an automatic update waits until nothing holds it. A worker that cannot be
 * installed must not keep the phone on the old build.
 */
export function nextUpdateStep(now: UpdateState): UpdateStep {
  if (!now.isRequested && (!now.hasNewerBuild || now.isReloadHeld)) return 'rest'
  if (now.waitMs > 0) return 'rest'
  if (now.isTakenOver) return 'reload'
  if (now.worker === 'installing') return 'rest'
  if (now.worker === 'none') {
    if (!now.hasFailed) return 'reload'
    return now.isRequested || now.failures >= maxInstallFailures ? 'afresh' : 'later'
  }
  if (now.activatedMsAgo === null) return 'let-in'
  return now.activatedMsAgo < activationTimeoutMs ? 'rest' : 'afresh'
}
