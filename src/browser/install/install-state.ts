import { type InstallMethod, installMethodFor } from '#domain/install/install-method.ts'
import { isStandalone, watchStandalone } from '../device/is-standalone.ts'
import { liveState } from '../storage/live-state.ts'
import { readUnprefixedValue, writeUnprefixedValue } from '../storage/unprefixed-values.ts'

/** Chromium's `beforeinstallprompt`; no standard has it. */
type InstallEvent = Event & {
  /** Works once, and only in response to a tap. */
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = {
  /** Null in a standalone window, too. */
  way: InstallMethod | null
  /** Installed or dismissed: no longer offered unasked (spec §2, §3 `hide-install`). */
  isHidden: boolean
}

const hideInstall = 'hide-install'
const hiddenValue = 'true'

/** Nothing is offered before hydration. */
export const unknownInstall: InstallState = { way: null, isHidden: true }

/** Kept current once `watchInstall` runs. */
export const installState = liveState(unknownInstall)

let pendingOffer: InstallEvent | null = null
let isHiddenInTab = false

/** Follows the events that `boot-script.ts` records from the start. Returns how to stop. */
export function watchInstall(): () => void {
  const listening = new AbortController()
  const on = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, listener, { signal: listening.signal })
  on('beforeinstallprompt', (event) => {
    event.preventDefault()
    pendingOffer = event as InstallEvent
    updateState()
  })
  on('appinstalled', () => {
    pendingOffer = null
    requestPersistentStorage()
    hideInstallOffer()
  })
  on('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === hideInstall || key === null) updateState()
  })
  const stopStandalone = watchStandalone(updateState)
  pendingOffer = (Reflect.get(window, 'installOffer') as InstallEvent | undefined) ?? null
  if (isStandalone()) requestPersistentStorage()
  updateState()
  return () => {
    listening.abort()
    stopStandalone()
  }
}

export async function promptInstall(): Promise<void> {
  const asked = pendingOffer
  if (!asked) return
  pendingOffer = null
  Reflect.deleteProperty(window, 'installOffer')
  try {
    await asked.prompt()
    await asked.userChoice
    hideInstallOffer()
  } catch {
    // The browser may offer it again.
    updateState()
  }
}

/** Hides the offer for good; for this tab only when local storage fails. */
export function hideInstallOffer(): void {
  isHiddenInTab = !writeUnprefixedValue(hideInstall, hiddenValue)
  updateState()
}

function updateState(): void {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const way = isStandalone()
    ? null
    : installMethodFor({ userAgent, touchPoints, isOffered: pendingOffer !== null })
  const isHidden = isHiddenInTab || readUnprefixedValue(hideInstall) === hiddenValue
  const before = installState.get()
  if (before.way !== way || before.isHidden !== isHidden) installState.set({ way, isHidden })
}

/** Asks the browser not to evict an installed app's data. */
function requestPersistentStorage(): void {
  // Missing in old browsers and over plain http.
  void navigator.storage?.persist?.().catch(() => {})
}
