import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/** Who may make a call. `owner`: whoever the `userId` in its path is of; `sender`: by the key of a dare. */
export type Caller = 'anybody' | 'asker' | 'member' | 'owner' | 'sender' | 'stripe' | 'storage'

/** In whose words a refusal comes: ours, those of spec §8, the sign-in library's, or those of a protocol. */
export type RefusalShape = 'house' | 'claim' | 'auth' | 'storage'

export type MediaType = `${string}/${string}`

export type Answer = {
  says: string
  /** Its body as JSON. */
  body?: z.ZodType
  /** What else its body may be. */
  types?: readonly MediaType[]
  /** What its headers are there for, by their names. */
  headers?: Record<string, string>
}

/** A body that is not JSON, or not always; the schema is of what it holds. */
export type OtherBody = { types: Record<string, z.ZodType> }

/** One call of the house, described beside its route in a file `*.calls.ts`. */
export type Call = {
  at: `${Method} /${string}`
  /** How the router spells its path, where not simply `:name` for `{name}`; null for a static file. */
  route?: string | null
  id: string
  /** One plain sentence. */
  says: string
  by?: Caller
  path?: Record<string, z.ZodType>
  query?: z.ZodObject
  headers?: Record<string, z.ZodType>
  /** The very schema that the route parses with. */
  body?: z.ZodType | OtherBody
  bodyIsOptional?: true
  answers: Record<number, Answer>
  /** Beside what follows from everything else: `refusalsOf`. */
  refuses?: readonly ErrorCode[]
  refusalShape?: RefusalShape
  /** Whether an address may ask only so often; what reads little and answers all the same may not. */
  isLimited?: boolean
}

export type Area = { name: string; says: string; calls: readonly Call[] }

export function methodOf({ at }: Pick<Call, 'at'>): Method {
  return at.slice(0, at.indexOf(' ')) as Method
}

export function pathOf({ at }: Pick<Call, 'at'>): string {
  return at.slice(at.indexOf(' ') + 1)
}

/** As the router spells it; null for what no route answers. */
export function routeOf(call: Pick<Call, 'at' | 'route'>): string | null {
  if (call.route !== undefined) return call.route
  return pathOf(call).replace(/\{(\w+)\}/g, ':$1')
}

export function isSchema(body: z.ZodType | OtherBody): body is z.ZodType {
  return '_zod' in body
}
