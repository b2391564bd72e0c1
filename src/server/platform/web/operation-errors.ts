import { z } from 'zod'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import { AppError, statusOf } from '#server/platform/web/errors.ts'
import { type ErrorShape, isSchema, methodOf, type Operation } from './operation.ts'

const message = z.string().describe('A sentence for people, in English.')

const errorSchemas: Record<ErrorShape, z.ZodType> = {
  default: z.strictObject({ error: z.strictObject({ code: z.enum(errorCodes), message }) }).meta({
    id: 'Error',
    description: 'A code for programs and a sentence for people.',
  }),
  claim: z
    .strictObject({ error: message })
    .meta({ id: 'ClaimError', description: 'Why a reward was not given.' }),
  storage: z.strictObject({ error: z.strictObject({ code: z.int(), message }) }).meta({
    id: 'StorageError',
    description: 'The status and a sentence, in the protocol’s shape.',
  }),
  auth: z
    .looseObject({ code: z.string().optional(), message: z.string().optional() })
    .meta({ id: 'AuthError', description: 'A code and a sentence of the sign-in library.' }),
}

/** The body of a refusal of that call; one before the call is known has the default shape. */
export function errorSchema({ errorShape = 'default' }: Pick<Operation, 'errorShape'>): z.ZodType {
  return errorSchemas[errorShape]
}

export const defaultErrorSchema = errorSchemas.default

export const statusOfCode = (code: ErrorCode): number => statusOf(new AppError(code, ''))

/** Includes the errors that follow from auth, body and rate limit. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors)
  const { auth = 'none', body, isLimited, query, routerPath } = operation
  if (routerPath === null) return [...codes]
  if (auth === 'owner' || auth === 'session') codes.add('unauthenticated')
  if (auth === 'owner' || auth === 'sender') codes.add('forbidden')
  if (auth === 'storage') codes.add('unauthenticated').add('forbidden').add('invalid_request')
  if (methodOf(operation) !== 'GET') codes.add('forbidden_origin')
  if (query) codes.add('invalid_request')
  if (body) codes.add('invalid_request').add('payload_too_large')
  if (body && isSchema(body)) codes.add('unsupported_media_type')
  if (isLimited) codes.add('rate_limited')
  codes.add('unavailable')
  return errorCodes.filter((code) => codes.has(code))
}
