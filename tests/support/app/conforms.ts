import type { ErrorCode } from '#contract/error-codes.ts'
import type { Operation } from '#server/platform/web/operation.ts'
import {
  defaultErrorSchema,
  errorSchema,
  errorsOf,
  statusOfCode,
} from '#server/platform/web/operation-errors.ts'

export type GivenAnswer = {
  method: string
  status: number
  contentType: string | null
  /** What was answered, as text. */
  text: string
}

/** Refusals that come before anybody looks which call it is, or instead of it. */
const anywhere = [500]

/** What is not as the description of a call says; null when it is as described. */
export function findNonconformity(call: Operation, given: GivenAnswer): string | null {
  const { method, status, contentType, text } = given
  const answer = call.responses[status]
  if (answer === undefined) return findWrongRefusal(call, given)
  if (method === 'HEAD' || status === 304 || text === '') return null
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (answer.body && type === 'application/json') {
    const parsed = answer.body.safeParse(readJson(text))
    // Bytes of an object may be JSON of any kind.
    if (parsed.success || answer.types?.includes('*/*')) return null
    return `${status} is not as described: ${JSON.stringify(parsed.error.issues)}`
  }
  if (answer.types?.includes('*/*') || answer.types?.some((one) => one === type)) return null
  return `${status} is ${type}, which is not described`
}

function findWrongRefusal(call: Operation, { method, status, text }: GivenAnswer): string | null {
  const codes = errorsOf(call).filter((code) => statusOfCode(code) === status)
  if (codes.length === 0 && !anywhere.includes(status)) return `${status} is not described`
  if (method === 'HEAD') return null
  const body = readJson(text)
  const isOwnError = defaultErrorSchema.safeParse(body).success
  if (isOwnError) {
    const { code } = (body as { error: { code: ErrorCode } }).error
    if (anywhere.includes(status) || codes.includes(code)) return null
    return `${status} with the code ${code}, which is not described`
  }
  if (errorSchema(call).safeParse(body).success) return null
  return `${status} does not refuse in the words of this call: ${text.slice(0, 200)}`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
