/**
 * How a browser lets somebody install the house. `prompt`: it asks by itself where it is told to.
 * `share`: by hand, from its share sheet. `safari`: not at all, but Safari on the same phone does.
 */
export type InstallMethod = 'prompt' | 'share' | 'safari'

type Device = {
  userAgent: string
  /** How many fingers the screen tells apart: an iPad calls itself a Macintosh, but has five. */
  touchPoints: number
  /** Whether the browser has offered to install this. */
  isOffered: boolean
}

/** Apps that show pages in a window of their own, whose menu leads to Safari. */
const inApp = /\b(Instagram|FBAN|FBAV)\b/
/** Safari ends like this; an app that borrows its engine has no such end, or adds its own name. */
const safari = /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/
/** Chrome, Firefox and Edge on an iPhone put pages on the home screen since iOS 16.4. */
const otherIosBrowsers = /\b(CriOS|FxiOS|EdgiOS)\//
const otherIosBrowsersSince = [16, 4] as const

/** How to install the house there; null where there is no way, or none that is known for certain. */
export function installMethodFor({
  userAgent,
  touchPoints,
  isOffered,
}: Device): InstallMethod | null {
  if (isOffered) return 'prompt'
  const isPad = /\bMacintosh\b/.test(userAgent) && touchPoints > 1
  if (!isPad && !/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return null
  if (inApp.test(userAgent)) return 'safari'
  if (safari.test(userAgent)) return 'share'
  return otherIosBrowsers.test(userAgent) && canOtherBrowserInstall(userAgent) ? 'share' : null
}

function canOtherBrowserInstall(userAgent: string): boolean {
  const [, major, minor] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? []
  if (major === undefined) return false
  const [sinceMajor, sinceMinor] = otherIosBrowsersSince
  return Number(major) > sinceMajor || (Number(major) === sinceMajor && Number(minor) >= sinceMinor)
}
