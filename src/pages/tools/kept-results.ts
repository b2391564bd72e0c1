import { savedValue } from '#browser/storage/saved-value.ts'
import { readRests } from '#domain/tools/bottle.ts'
import { readFlips } from '#domain/tools/coin.ts'
import { readThrows } from '#domain/tools/dice.ts'

/** Newest first, on this device. */
export const flips = savedValue('coin-flips', readFlips)
export const throws = savedValue('dice-throws', readThrows)
export const rests = savedValue('bottle-rests', readRests)

/** Whether places have the players' names. */
export const isNamed = savedValue('bottle-named', (saved) => saved !== false)

/** Shown before hydration. */
export const nothingYet: readonly never[] = []
