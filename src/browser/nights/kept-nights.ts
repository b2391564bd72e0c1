import { savedValue } from '../storage/saved-value.ts'

/** A night in which this phone had a seat: by its token the name is shown or hidden. */
export type KeptNight = { id: string; token: string; name: string }

const maxNights = 12

/** Newest first. */
export const keptNights = savedValue<readonly KeptNight[]>('nights', readNights)

export const noNights: readonly KeptNight[] = []

export function rememberNight(night: KeptNight): void {
  const others = keptNights.get().filter(({ token }) => token !== night.token)
  keptNights.set([night, ...others].slice(0, maxNights))
}

export function forgetNight(lost: string): void {
  keptNights.set(keptNights.get().filter(({ id }) => id !== lost))
}

function readNights(saved: unknown): readonly KeptNight[] {
  return Array.isArray(saved) ? saved.filter(isKeptNight) : noNights
}

function isKeptNight(entry: unknown): entry is KeptNight {
  const { id, token, name } = (entry ?? {}) as Record<string, unknown>
  return [id, token, name].every((text) => typeof text === 'string')
}
