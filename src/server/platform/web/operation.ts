import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/** `owner`: the account of `userId` in the path; `sender`: by the key of a dare. */
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
  body?: z.ZodType
  /** Bodies other than JSON. */
  types?: readonly MediaType[]
  /** Descriptions by header name. */
  headers?: Record<string, string>
}

export type BodyByMediaType = { types: Record<string, z.ZodType> }

export type Operation = {
  route: `${Method} /${string}`
  /** The router's path, where it is not `:name` for `{name}`; null for a static file. */
  routerPath?: string | null
  id: string
  summary: string
  auth?: AuthRequirement
  path?: Record<string, z.ZodType>
  query?: z.ZodObject
  headers?: Record<string, z.ZodType>
  /** The schema that the route parses with. */
  body?: z.ZodType | BodyByMediaType
  isBodyOptional?: true
  responses: Record<number, OperationResponse>
  /** Besides those that follow from auth, body and rate limit. */
  errors?: readonly ErrorCode[]
  errorShape?: ErrorShape
  /** Limited by IP address. */
  isLimited?: boolean
}

export type OperationGroup = { tag: string; description: string; operations: readonly Operation[] }

export function methodOf({ route }: Pick<Operation, 'route'>): Method {
  return route.slice(0, route.indexOf(' ')) as Method
}

export function pathOf({ route }: Pick<Operation, 'route'>): string {
  return route.slice(route.indexOf(' ') + 1)
}

export function routerPathOf(operation: Pick<Operation, 'route' | 'routerPath'>): string | null {
  if (operation.routerPath !== undefined) return operation.routerPath
  return pathOf(operation).replace(/\{(\w+)\}/g, ':$1')
}

export function isSchema(body: z.ZodType | BodyByMediaType): body is z.ZodType {
  return '_zod' in body
}
