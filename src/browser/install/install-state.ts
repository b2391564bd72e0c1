import { type InstallMethod, installMethodFor } from '#domain/install/install-method.ts'
import { isStandalone, watchStandalone } from '../device/is-standalone.ts'
import { liveState } from '../storage/live-state.ts'
import { readUnprefixedValue, writeUnprefixedValue } from '../storage/unprefixed-values.ts'

/** What Chromium hands over when it would install the house; no standard has it. */
type InstallEvent = Event & {
  /** Good for one time, and only upon a tap. */
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = {
  /** How the house can be installed here and now; null in a window of its own too. */
  way: InstallMethod | null
  /** Installed, or dismissed: it is not offered unasked any more (spec §2, §3 `hide-install`). */
  isHidden: boolean
}

const hideInstall = 'hide-install'
const hiddenValue = 'true'

/** Nothing is offered until the page is alive. */
export const unknownInstall: InstallState = { way: null, isHidden: true }

/** How the app can be installed, kept current once `watchInstall` runs. */
export const installState = liveState(unknownInstall)

let pendingOffer: InstallEvent | null = null
/** Stands in for a storage that refuses. */
let isHiddenInTab = false

/** Follows what the browser offers, from before any module ran (`boot-script.ts`); returns how to stop. */
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

/** Opens the browser's own question; whatever is answered, it is not offered unasked again. */
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
    // The browser has changed its mind: it may offer again.
    updateState()
  }
}

/** Not now, or not any more: for good where this device keeps anything, else for this tab. */
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

/** An installed app's drawer is not to be emptied when a phone runs short of room. */
function requestPersistentStorage(): void {
  // Old browsers have no such call, and a page over plain http gets none.
  void navigator.storage?.persist?.().catch(() => {})
}
