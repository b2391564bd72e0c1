import { isPlainHttp } from './secure-context.ts'

export type MotionPermission = 'granted' | MotionUnavailable
/** `plain-http`: the device may have sensors, but browsers read them out to https alone. */
export type MotionUnavailable = 'denied' | 'missing' | 'plain-http'

/** iPhones ask their owner first, and only when that follows from a tap. */
type SensorEventType = object & { requestPermission?: () => Promise<string> }

/** How long a phone with sensors may take for its first reading, in sight. */
const firstReadingTimeoutMs = 1500

/** A change of acceleration that a hand makes and a step does not, in m/s². */
const jerk = 11
const jerksPerShake = 3
const shakeMs = 1000
/** A knock on the table rings for some readings, and is one jerk all the same. */
const minJerkIntervalMs = 70
/** As long as a hand is still before it shakes again. */
const rearmAfterMs = 600

/** What has moved once can be moved, however long it lies still. */
let hasMoved = false

/** Asks for leave to read how the phone is held. To be called from a tap; never rejects. */
export async function requestMotionPermission(): Promise<MotionPermission> {
  return typeof DeviceOrientationEvent === 'undefined'
    ? whyUnavailable('missing')
    : requestSensorPermission(DeviceOrientationEvent)
}

/** Asks for leave to feel a shake. To be called from a tap; never rejects. */
export async function requestShakePermission(): Promise<MotionPermission> {
  return typeof DeviceMotionEvent === 'undefined'
    ? whyUnavailable('missing')
    : requestSensorPermission(DeviceMotionEvent)
}

async function requestSensorPermission(sensor: SensorEventType): Promise<MotionPermission> {
  if (!sensor.requestPermission) return 'granted'
  try {
    // Chromium may answer "prompt" and report all the same; where it does not, watching tells.
    return (await sensor.requestPermission()) === 'denied' ? whyUnavailable('denied') : 'granted'
  } catch {
    return whyUnavailable('denied')
  }
}

function whyUnavailable(otherwise: MotionUnavailable): MotionUnavailable {
  return isPlainHttp() ? 'plain-http' : otherwise
}

/**
 * Reports how the phone is held, as the angles β and γ in degrees, until the returned function is
 * called. `onSilent` is called once when there is nothing to report: a laptop says it has sensors.
 */
export function watchMotion(
  onAngles: (beta: number, gamma: number) => void,
  onSilent: (why: MotionUnavailable) => void,
): () => void {
  const stopWaiting = waitForSilence(onSilent)
  const onOrientation = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    stopWaiting()
    onAngles(beta, gamma)
  }
  window.addEventListener('deviceorientation', onOrientation)
  return () => {
    stopWaiting()
    window.removeEventListener('deviceorientation', onOrientation)
  }
}

/**
 * Calls back with every shake of the phone, three jerks within a second, however long it goes on,
 * until the returned function is called. `onSilent` is called once when there is nothing to feel
 * and never has been.
 */
export function watchShakes(
  onShake: () => void,
  onSilent: (why: MotionUnavailable) => void,
): () => void {
  const stopWaiting = hasMoved ? () => {} : waitForSilence(onSilent)
  let before: readonly number[] | null = null
  let jerks: readonly number[] = []
  let lastJerkMs = 0
  let isArmed = true
  const onMotion = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent) => {
    const felt = accelerationOf(acceleration) ?? accelerationOf(accelerationIncludingGravity)
    if (!felt) return
    hasMoved = true
    stopWaiting()
    const change = before
      ? Math.hypot(...felt.map((force, axis) => force - (before?.[axis] ?? 0)))
      : 0
    before = felt
    const now = Date.now()
    if (change < jerk || now - lastJerkMs < minJerkIntervalMs) return
    if (now - lastJerkMs >= rearmAfterMs) isArmed = true
    lastJerkMs = now
    if (!isArmed) return
    jerks = [...jerks.filter((at) => now - at < shakeMs), now]
    if (jerks.length < jerksPerShake) return
    jerks = []
    isArmed = false
    onShake()
  }
  window.addEventListener('devicemotion', onMotion)
  return () => {
    stopWaiting()
    window.removeEventListener('devicemotion', onMotion)
  }
}

/** Calls back unless it is stopped in time; a phone that is locked has no readings to give. */
function waitForSilence(onSilent: (why: MotionUnavailable) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
  const wait = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(() => {
      stop()
      onSilent(whyUnavailable('missing'))
    }, firstReadingTimeoutMs)
  }
  document.addEventListener('visibilitychange', wait)
  wait()
  return stop
}

function accelerationOf(felt: DeviceMotionEventAcceleration | null): readonly number[] | null {
  if (felt?.x == null || felt.y == null || felt.z == null) return null
  return [felt.x, felt.y, felt.z]
}
