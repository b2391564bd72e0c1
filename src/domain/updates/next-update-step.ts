/** How a worker of a newer build stands; `none` where there is no newer one to be had. */
export type NewWorker = 'none' | 'installing' | 'waiting'

/** How long a worker that was let in may take to come, in milliseconds. */
export const activationTimeoutMs = 10_000

/** How often a worker may fail to be installed: once may be a network that went, or a house in mid-deploy. */
export const maxInstallFailures = 2

export type UpdateState = {
  /** The house has a newer build than this page was made by. */
  hasNewerBuild: boolean
  /** Somebody asked for it. */
  isRequested: boolean
  /** A reload would take something from somebody. */
  isReloadHeld: boolean
  /** How long until a reload is allowed at all. */
  waitMs: number
  /** A newer worker is in charge of this page already: another tab let it in. */
  isTakenOver: boolean
  worker: NewWorker
  /** How often one could not be installed. */
  failures: number
  /** The last one could not. */
  hasFailed: boolean
  /** How long ago it was let in; null when it was not. */
  activatedMsAgo: number | null
}

/**
 * `later` waits for the next poll. `afresh` clears away every copy and every worker before it
 * reloads, so that the page comes from the network.
 */
export type UpdateStep = 'rest' | 'later' | 'let-in' | 'reload' | 'afresh'

/**
 * What a page does next to come to a newer build; asked again every moment until it is there. What
 * was tapped waits for nobody, what was not waits until nothing holds. A worker that cannot be
 * installed, or does not come, must not keep the phone on the old build for ever.
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
