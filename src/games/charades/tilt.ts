/** `down`: screen to the floor. Null until it was upright once. */
export type TiltZone = 'down' | 'upright' | 'up' | null

export type TiltReading = { zone: TiltZone; event: 'hit' | 'pass' | null }

const tiltedDegrees = 45
/** Nearer to upright than tilted, so that a trembling hand does not count twice. */
const uprightDegrees = 25

/**
 * Reads a tilt from two angles of DeviceOrientationEvent in degrees: screen to the floor is a hit,
 * to the ceiling a pass; the next counts after it was upright again. Only the height of the
 * screen's normal matters (cos β · cos γ is its vertical part), so portrait and both landscapes
 * read alike, and jumps of γ at 90° do not show.
 */
export function readTilt(
  previous: TiltZone,
  beta: number | null,
  gamma: number | null,
): TiltReading {
  if (beta === null || gamma === null) return { zone: previous, event: null }
  const height = Math.cos(toRadians(beta)) * Math.cos(toRadians(gamma))
  const degrees = (Math.asin(height) * 180) / Math.PI
  if (Math.abs(degrees) <= uprightDegrees) return { zone: 'upright', event: null }
  if (previous !== 'upright' || Math.abs(degrees) < tiltedDegrees) {
    return { zone: previous, event: null }
  }
  return degrees > 0 ? { zone: 'up', event: 'pass' } : { zone: 'down', event: 'hit' }
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
