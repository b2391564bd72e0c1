import { type InstallWay, installWay } from '#domain/install/install-way.ts'
import { isStandalone, watchStandalone } from '../device/is-standalone.ts'
import { readBareValue, writeBareValue } from '../storage/bare-values.ts'
import { liveState } from '../storage/live-state.ts'

/** What Chromium hands over when it would install the house; no standard has it. */
type InstallEvent = Event & {
  /** Good for one time, and only upon a tap. */
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = {
  /** How the house can be installed here and now; null in a window of its own too. */
  way: InstallWay | null
  /** Installed, or dismissed: it is not offered unasked any more (spec §2, §3 `hide-install`). */
  isHidden: boolean
}

const hideInstall = 'hide-install'
const hidden = 'true'

/** Nothing is offered until the page is alive. */
export const unknownInstall: InstallState = { way: null, isHidden: true }

/** How the app can be installed, kept current once `watchInstall` runs. */
export const installState = liveState(unknownInstall)

let offer: InstallEvent | null = null
/** Stands in for a storage that refuses. */
let isHiddenInTab = false

/** Follows what the browser offers, from before any module ran (`boot-script.ts`); returns how to stop. */
export function watchInstall(): () => void {
  const heard = new AbortController()
  const hear = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, listener, { signal: heard.signal })
  hear('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    tell()
  })
  hear('appinstalled', () => {
    offer = null
    keepWhatIsKept()
    hideInstallOffer()
  })
  hear('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === hideInstall || key === null) tell()
  })
  const stopStandalone = watchStandalone(tell)
  offer = (Reflect.get(window, 'installOffer') as InstallEvent | undefined) ?? null
  if (isStandalone()) keepWhatIsKept()
  tell()
  return () => {
    heard.abort()
    stopStandalone()
  }
}

/** Opens the browser's own question; whatever is answered, it is not offered unasked again. */
export async function askToInstall(): Promise<void> {
  const asked = offer
  if (!asked) return
  offer = null
  Reflect.deleteProperty(window, 'installOffer')
  try {
    await asked.prompt()
    await asked.userChoice
    hideInstallOffer()
  } catch {
    // The browser has changed its mind: it may offer again.
    tell()
  }
}

/** Not now, or not any more: for good where this device keeps anything, else for this tab. */
export function hideInstallOffer(): void {
  isHiddenInTab = !writeBareValue(hideInstall, hidden)
  tell()
}

function tell(): void {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const way = isStandalone()
    ? null
    : installWay({ userAgent, touchPoints, isOffered: offer !== null })
  const isHidden = isHiddenInTab || readBareValue(hideInstall) === hidden
  const before = installState.get()
  if (before.way !== way || before.isHidden !== isHidden) installState.set({ way, isHidden })
}

/** An installed app's drawer is not to be emptied when a phone runs short of room. */
function keepWhatIsKept(): void {
  // Old browsers have no such call, and a page over plain http gets none.
  void navigator.storage?.persist?.().catch(() => {})
}
