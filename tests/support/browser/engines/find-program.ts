import { existsSync } from 'node:fs'

/** The first of the places where there is a file, or null. */
export function findProgram(places: readonly string[]): string | null {
  return places.find((place) => existsSync(place)) ?? null
}

/** Where Debian puts the helpers of a library, on either processor. */
export function libraryPlaces(path: string): string[] {
  return ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/${path}`)
}
