import { badRequest, noSuch } from './api-error.ts'
import type { Range } from './read-params.ts'

/** The parameters that every list takes. */
export const pageParams = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
} as const

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }
type PageParams = { limit?: number | null; starting_after?: string; ending_before?: string }

/**
 * One page of what is sorted newest first.
 *
 * @throws ApiError 400 for a limit out of 1–100 or two cursors, 404 for a cursor that is not there
 */
export function listPage<T extends { id: string }>(
  all: T[],
  params: PageParams,
  url: string,
): List<T> {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100)
    throw badRequest(
      'Invalid limit: must be between 1 and 100',
      'parameter_invalid_integer',
      'limit',
    )
  if (params.starting_after && params.ending_before)
    throw badRequest('You may only specify one of these parameters: ending_before, starting_after.')
  if (params.ending_before) {
    const end = findCursor(all, params.ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = params.starting_after
    ? findCursor(all, params.starting_after, 'starting_after') + 1
    : 0
  const data = all.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < all.length, url }
}

function findCursor(all: { id: string }[], id: string, param: string): number {
  const at = all.findIndex((item) => item.id === id)
  if (at < 0) throw noSuch('object', id, param)
  return at
}

/** A list within an object: all of it. */
export function wholeList<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url }
}

export function isWithin(seconds: number, range: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {}
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte
}
