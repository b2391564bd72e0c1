import { isPlainHttp } from './secure-context.ts'

export type MotionPermission = 'granted' | MotionUnavailable
/** `plain-http`: browsers give sensor readings to https only. */
export type MotionUnavailable = 'denied' | 'missing' | 'plain-http'

/** iPhones ask the user first, and only in response to a tap. */
type SensorEventType = object & { requestPermission?: () => Promise<string> }

const firstReadingTimeoutMs = 1500

/** In m/s²: more than a step, less than a shake. */
const jerk = 11
const jerksPerShake = 3
const shakeMs = 1000
/** A knock on the table causes several readings, but is one jerk. */
const minJerkIntervalMs = 70
/** How long a hand rests before it shakes again. */
const rearmAfterMs = 600

/** A device that moved once has a sensor, however long it rests after. */
let hasMoved = false

export async function requestMotionPermission(): Promise<MotionPermission> {
  return typeof DeviceOrientationEvent === 'undefined'
    ? whyUnavailable('missing')
    : requestSensorPermission(DeviceOrientationEvent)
}

export async function requestShakePermission(): Promise<MotionPermission> {
  return typeof DeviceMotionEvent === 'undefined'
    ? whyUnavailable('missing')
    : requestSensorPermission(DeviceMotionEvent)
}

async function requestSensorPermission(sensor: SensorEventType): Promise<MotionPermission> {
  if (!sensor.requestPermission) return 'granted'
  try {
    // Chromium may answer "prompt" and report readings all the same.
    return (await sensor.requestPermission()) === 'denied' ? whyUnavailable('denied') : 'granted'
  } catch {
    return whyUnavailable('denied')
  }
}

function whyUnavailable(otherwise: MotionUnavailable): MotionUnavailable {
  return isPlainHttp() ? 'plain-http' : otherwise
}

/**
 * Reports the angles β and γ in degrees until the returned function is called. `onSilent` is called
 * once when no reading comes: laptops claim to have sensors.
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
 * Calls back for every shake (three jerks within a second) until the returned function is called.
 * `onSilent` is called once when no reading has ever come.
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

/** Calls back unless it is stopped in time; a locked phone has no readings. */
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
