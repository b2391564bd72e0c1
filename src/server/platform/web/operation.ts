import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/** Who may make a call. `owner`: whoever the `userId` in its path is of; `sender`: by the key of a dare. */
export type AuthRequirement =
  | 'none'
  | 'optional'
  | 'session'
  | 'owner'
  | 'sender'
  | 'stripe'
  | 'storage'

/** In whose words a refusal comes: ours, those of spec §8, the sign-in library's, or those of a protocol. */
export type ErrorShape = 'default' | 'claim' | 'auth' | 'storage'

export type MediaType = `${string}/${string}`

export type OperationResponse = {
  description: string
  /** Its body as JSON. */
  body?: z.ZodType
  /** What else its body may be. */
  types?: readonly MediaType[]
  /** What its headers are there for, by their names. */
  headers?: Record<string, string>
}

/** A body that is not JSON, or not always; the schema is of what it holds. */
export type BodyByMediaType = { types: Record<string, z.ZodType> }

/** One call of the house, described beside its route in a file `*.calls.ts`. */
export type Operation = {
  route: `${Method} /${string}`
  /** How the router spells its path, where not simply `:name` for `{name}`; null for a static file. */
  routerPath?: string | null
  id: string
  /** One plain sentence. */
  summary: string
  auth?: AuthRequirement
  path?: Record<string, z.ZodType>
  query?: z.ZodObject
  headers?: Record<string, z.ZodType>
  /** The very schema that the route parses with. */
  body?: z.ZodType | BodyByMediaType
  isBodyOptional?: true
  responses: Record<number, OperationResponse>
  /** Beside what follows from everything else: `refusalsOf`. */
  errors?: readonly ErrorCode[]
  errorShape?: ErrorShape
  /** Whether an address may ask only so often; what reads little and answers all the same may not. */
  isLimited?: boolean
}

export type OperationGroup = { tag: string; description: string; operations: readonly Operation[] }

export function methodOf({ route }: Pick<Operation, 'route'>): Method {
  return route.slice(0, route.indexOf(' ')) as Method
}

export function pathOf({ route }: Pick<Operation, 'route'>): string {
  return route.slice(route.indexOf(' ') + 1)
}

/** As the router spells it; null for what no route answers. */
export function routerPathOf(operation: Pick<Operation, 'route' | 'routerPath'>): string | null {
  if (operation.routerPath !== undefined) return operation.routerPath
  return pathOf(operation).replace(/\{(\w+)\}/g, ':$1')
}

export function isSchema(body: z.ZodType | BodyByMediaType): body is z.ZodType {
  return '_zod' in body
}
