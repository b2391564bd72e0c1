import type { Problem } from './command.ts'

const maxLimit = 100_000

export function readLimit(
  given: string | boolean | undefined,
  defaultLimit: number,
): { limit: number } | Problem {
  const text = String(given ?? defaultLimit)
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= maxLimit) return { limit }
  return { problem: `Say how many: a number from 1 to ${maxLimit}.` }
}
