import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'
import {
  type AuthRequirement,
  isSchema,
  type Operation,
  type OperationResponse,
} from '#server/platform/web/operation.ts'
import { errorSchema, errorsOf, statusOfCode } from '#server/platform/web/operation-errors.ts'
import type {
  Content,
  OperationObject,
  ParameterObject,
  ReferenceObject,
  ResponseObject,
} from './document.ts'
import { type JsonSchema, toJsonSchema } from './to-json-schema.ts'

/** Components that operations share. */
export type SharedComponents = {
  schemas: Record<string, unknown>
  responses: Record<string, ResponseObject>
}

const noAuth = {}
const session = { session: [] }

/** Any one of these schemes is enough. */
const securityByAuth: Record<AuthRequirement, Record<string, string[]>[]> = {
  none: [],
  optional: [noAuth, session],
  session: [session],
  owner: [session],
  sender: [{ senderKey: [] }],
  stripe: [{ stripeSignature: [] }],
  storage: [noAuth, session, { storageToken: [] }, { appCheck: [] }],
}

export function writeOperation(
  operation: Operation,
  tag: string,
  shared: SharedComponents,
): OperationObject {
  const parameters = parametersOf(operation, shared)
  return {
    operationId: operation.id,
    tags: [tag],
    summary: operation.summary,
    security: securityByAuth[operation.auth ?? 'none'],
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: !operation.isBodyOptional,
        content: bodyContent(operation.body, shared),
      },
    }),
    responses: responsesOf(operation, shared),
  }
}

function parametersOf(
  { path = {}, query, headers = {} }: Operation,
  shared: SharedComponents,
): ParameterObject[] {
  const toParameters = (location: ParameterObject['in'], fields: Record<string, z.ZodType>) =>
    Object.entries(fields).map(([name, schema]): ParameterObject => {
      const { description, ...written } = toJsonSchema(schema, 'input', shared.schemas)
      const required = location === 'path' || !schema.safeParse(undefined).success
      return {
        name,
        in: location,
        required,
        ...(typeof description === 'string' && { description }),
        schema: written,
      }
    })
  return [
    ...toParameters('path', path),
    ...toParameters('query', fieldsOf(query)),
    ...toParameters('header', headers),
  ]
}

function fieldsOf(query: z.ZodObject | undefined): Record<string, z.ZodType> {
  return (query?.shape ?? {}) as Record<string, z.ZodType>
}

function bodyContent(body: NonNullable<Operation['body']>, { schemas }: SharedComponents): Content {
  const types = isSchema(body) ? { 'application/json': body } : body.types
  return Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [
      type,
      { schema: toJsonSchema(schema, 'input', schemas) },
    ]),
  )
}

function responsesOf(operation: Operation, shared: SharedComponents): OperationObject['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(operation)) {
    const status = statusOfCode(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const responses: OperationObject['responses'] = {}
  for (const [status, codes] of byStatus)
    responses[status] = errorResponse(operation, codes, shared)
  for (const [status, response] of Object.entries(operation.responses)) {
    responses[status] = writeResponse(response, shared)
  }
  return responses
}

function writeResponse(
  { description, body, types = [], headers }: OperationResponse,
  shared: SharedComponents,
): ResponseObject {
  const content: Content = {}
  if (body) content['application/json'] = { schema: toJsonSchema(body, 'output', shared.schemas) }
  for (const type of types) content[type] = { schema: schemaOfMediaType(type) }
  return {
    description: description,
    headers: { 'x-request-id': requestIdHeader, ...(headers && writeHeaders(headers)) },
    ...((body || types.length > 0) && { content }),
  }
}

const requestIdHeader = { $ref: '#/components/headers/RequestId' }

function writeHeaders(headers: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  )
}

/** OpenAPI 3.1 describes bytes by media type alone. */
function schemaOfMediaType(type: string): JsonSchema {
  return /^text\/|xml$|json$/.test(type) ? { type: 'string' } : {}
}

/** A response component shared by operations with the same errors. */
function errorResponse(
  operation: Operation,
  codes: ErrorCode[],
  shared: SharedComponents,
): ReferenceObject {
  const shape = operation.errorShape ?? 'default'
  const id = [shape, ...codes].join('.')
  shared.responses[id] ??= {
    description: codes.map((code) => errorDescriptions[code]).join(' '),
    headers: {
      'x-request-id': requestIdHeader,
      ...(codes.includes('rate_limited') && {
        'retry-after': { description: 'Seconds.', schema: { type: 'string' } },
      }),
    },
    content: {
      'application/json': { schema: errorSchemaFor(operation, codes, shared) },
    },
  }
  return { $ref: `#/components/responses/${id}` }
}

/** Default errors name their codes; errors before routing always have the default shape. */
function errorSchemaFor(
  operation: Operation,
  codes: ErrorCode[],
  { schemas }: SharedComponents,
): JsonSchema {
  const own = toJsonSchema(errorSchema(operation), 'output', schemas)
  const defaultSchema = toJsonSchema(errorSchema({}), 'output', schemas)
  const code = { enum: codes }
  const defaultWithCode = {
    allOf: [defaultSchema, { properties: { error: { properties: { code } } } }],
  }
  if (operation.errorShape === undefined || operation.errorShape === 'default')
    return defaultWithCode
  return { anyOf: [own, defaultWithCode] }
}

const errorDescriptions: Record<ErrorCode, string> = {
  invalid_request: 'The request is invalid.',
  unauthenticated: 'No valid session.',
  quota_exceeded: 'A quota is used up, or premium is required.',
  forbidden: 'The caller lacks permission.',
  forbidden_origin: 'The request came from another site’s page.',
  not_found: 'Not found.',
  method_not_allowed: 'The method is not allowed.',
  conflict: 'The request conflicts with the current state.',
  precondition_failed: 'The stored generation differs.',
  payload_too_large: 'The body is too large.',
  unsupported_media_type: 'The body’s media type is not supported.',
  rate_limited: 'Too many requests from one IP address, or for one account.',
  internal: 'Internal error.',
  unavailable: 'The database, the blob store or the payments do not respond.',
}
