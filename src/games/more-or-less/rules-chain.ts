import type { Random } from '#domain/random.ts'
import { readItem } from './rules-items.ts'

type Chained = { line: string; value: number }

/**
 * Orders items of one measure so that a fair coin decides each "more or less": neither earlier
 * answers nor the visible number tell the next. It ends before a number that leaves only one
 * answer, and no two in a row are equal.
 * @param lines in order of preference
 * @param steps the most answers wanted
 * @param from the number before the first line; null to begin with a line of its own
 */
export function chainOf(
  lines: readonly string[],
  steps: number,
  random: Random,
  from: number | null = null,
): string[] {
  const items = lines.map((line): Chained => ({ line, value: readItem(line).value }))
  const begin = from === null ? pickFirst(items, steps) : { line: null, value: from }
  if (!begin) return []
  const chain = begin.line === null ? [] : [begin.line]
  let unused = items.filter(({ line }) => line !== begin.line)
  let { value } = begin
  for (let left = Math.min(steps, roomAround(value, unused)); left > 0; left--) {
    const isMore = random() < 0.5
    const next = unused.find(
      (item) => isBeyond(item, value, isMore) && roomBeyond(item.value, unused, isMore) >= left - 1,
    )
    // Exists: as many numbers as steps left are on that side.
    if (!next) break
    chain.push(next.line)
    unused = unused.filter((item) => item !== next)
    value = next.value
  }
  return chain
}

/** The first item with room on both sides, as far as the list allows. */
function pickFirst(items: readonly Chained[], steps: number): Chained | undefined {
  const maxSteps = Math.floor((new Set(items.map(({ value }) => value)).size - 1) / 2)
  if (maxSteps < 1) return undefined
  const wanted = Math.min(steps, maxSteps)
  return items.find(({ value }) => roomAround(value, items) >= wanted)
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
