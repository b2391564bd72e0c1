import type { Random } from '#domain/random.ts'

export const deviceRandom: Random = () => {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits / 2 ** 32
}

/** Works without a secure context, too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
