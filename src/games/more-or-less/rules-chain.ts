import type { Random } from '#domain/random.ts'
import { isFairPair } from './rules-fair-pair.ts'
import { type Item, readItem } from './rules-items.ts'

type Chained = Item & { line: string }

/** So many numbers a step on either side keep fair pairs in reach. */
const spareRoom = 2

/**
 * Orders items of one measure so that a fair coin decides each "more or less": neither earlier
 * answers nor the visible number tell the next. The coin comes first; on its side the first fair
 * pair is laid, else the nearest number. It ends before a number that leaves only one answer, and
 * no two in a row are equal.
 * @param lines in order of preference
 * @param steps the most answers wanted
 * @param from the item before the first line; null to begin with a line of its own
 */
export function chainOf(
  lines: readonly string[],
  steps: number,
  random: Random,
  from: string | null = null,
): string[] {
  const items = lines.map((line): Chained => ({ line, ...readItem(line) }))
  let last: Item | undefined = from === null ? pickFirst(items, steps) : readItem(from)
  if (!last) return []
  const chain: string[] = []
  let unused = items
  const lay = (item: Chained) => {
    chain.push(item.line)
    unused = unused.filter((other) => other !== item)
    last = item
  }
  if (from === null) lay(last as Chained)
  for (let left = Math.min(steps, roomAround(last.value, unused)); left > 0; left--) {
    const next = pickNext(last, unused, random() < 0.5, left - 1)
    // Exists: as many numbers as steps left are on that side.
    if (!next) break
    lay(next)
  }
  return chain
}

function pickNext(
  last: Item,
  unused: readonly Chained[],
  isMore: boolean,
  stepsAfter: number,
): Chained | undefined {
  const open = unused.filter(
    (item) =>
      isBeyond(item, last.value, isMore) && roomBeyond(item.value, unused, isMore) >= stepsAfter,
  )
  const fair = open.filter((item) => isFairPair(last, item))
  const lasting = fair.filter((item) => hasFairSides(item, unused))
  return (
    lasting.find(({ value }) => roomAround(value, unused) >= spareRoom * stepsAfter) ??
    lasting[0] ??
    fair[0] ??
    open.toSorted((a, b) => Math.abs(a.value - last.value) - Math.abs(b.value - last.value))[0]
  )
}

/** Whether more and less both have a fair pair to go on with. */
function hasFairSides(item: Chained, unused: readonly Chained[]): boolean {
  return [true, false].every((isMore) =>
    unused.some(
      (other) => other !== item && isBeyond(other, item.value, isMore) && isFairPair(item, other),
    ),
  )
}

/** The first item with room on both sides, as far as the list allows; no quiz item if possible. */
function pickFirst(items: readonly Chained[], steps: number): Chained | undefined {
  const maxSteps = Math.floor((new Set(items.map(({ value }) => value)).size - 1) / 2)
  if (maxSteps < 1) return undefined
  const wanted = Math.min(steps, maxSteps)
  const roomy = items.filter(({ value }) => roomAround(value, items) >= wanted)
  const known = roomy.filter((item) => item.known < 3)
  return (
    known.find(({ value }) => roomAround(value, items) >= spareRoom * wanted) ??
    known[0] ??
    roomy[0]
  )
}

/** Steps possible in either direction from this value. */
function roomAround(value: number, items: readonly Chained[]): number {
  return Math.min(roomBeyond(value, items, true), roomBeyond(value, items, false))
}

function roomBeyond(value: number, items: readonly Chained[], isMore: boolean): number {
  const beyond = items.filter((item) => isBeyond(item, value, isMore))
  return new Set(beyond.map((item) => item.value)).size
}

function isBeyond(item: Chained, value: number, isMore: boolean): boolean {
  return isMore ? item.value > value : item.value < value
}
