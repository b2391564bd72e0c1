export type MotionPermission = 'granted' | 'denied' | 'missing'

/** iPhones ask their owner first, and only when that follows from a tap. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> }

/** How long a phone with sensors may take for its first reading. */
const silentMs = 1500

/** Asks for leave to read how the phone is held. To be called from a tap; never rejects. */
export async function askForMotion(): Promise<MotionPermission> {
  if (typeof DeviceOrientationEvent === 'undefined') return 'missing'
  const ask = (DeviceOrientationEvent as AskingEvent).requestPermission
  if (!ask) return 'granted'
  try {
    // Chromium may answer "prompt" and report all the same; where it does not, watching tells.
    return (await ask.call(DeviceOrientationEvent)) === 'denied' ? 'denied' : 'granted'
  } catch {
    return 'denied'
  }
}

/**
 * Reports how the phone is held, as the angles β and γ in degrees, until the returned function is
 * called. `onSilent` is called once when there is nothing to report: a laptop says it has sensors.
 */
export function watchMotion(
  onAngles: (beta: number, gamma: number) => void,
  onSilent: () => void,
): () => void {
  const timer = setTimeout(onSilent, silentMs)
  const onOrientation = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    clearTimeout(timer)
    onAngles(beta, gamma)
  }
  window.addEventListener('deviceorientation', onOrientation)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('deviceorientation', onOrientation)
  }
}
