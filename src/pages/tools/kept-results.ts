import { savedValue } from '#browser/storage/saved-value.ts'
import { readRests } from '#domain/tools/bottle.ts'
import { readFlips } from '#domain/tools/coin.ts'
import { readHand, readThrows } from '#domain/tools/dice.ts'

/** What came up on this device, newest first. */
export const flips = savedValue('coin-flips', readFlips)
export const throws = savedValue('dice-throws', readThrows)
export const rests = savedValue('bottle-rests', readRests)

/** The dice in the cup. */
export const hand = savedValue('dice-hand', readHand)

/** Whether those at the table sit round the bottle. */
export const isNamed = savedValue('bottle-named', (saved) => saved !== false)

/** Nothing has come up yet: what a page shows before this device has been asked. */
export const nothingYet: readonly never[] = []
