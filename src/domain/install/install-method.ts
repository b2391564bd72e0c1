/** `share`: by hand, from the share sheet. `safari`: only Safari on the same phone can. */
export type InstallMethod = 'prompt' | 'share' | 'safari'

type Device = {
  userAgent: string
  /** An iPad calls itself a Macintosh, but has five touch points. */
  touchPoints: number
  isOffered: boolean
}

/** Apps with an in-app browser whose menu leads to Safari. */
const inApp = /\b(Instagram|FBAN|FBAV)\b/
/** Safari ends like this; apps that embed its engine have no such end, or add their own name. */
const safari = /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/
/** Chrome, Firefox and Edge on an iPhone put pages on the home screen since iOS 16.4. */
const otherIosBrowsers = /\b(CriOS|FxiOS|EdgiOS)\//
const otherIosBrowsersSince = [16, 4] as const

/** Null where the site cannot be installed, or not for certain. */
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
