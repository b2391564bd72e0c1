import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'
import { type Answer, type Call, type Caller, isSchema } from '#server/platform/web/call.ts'
import { refusalBody, refusalsOf, statusOfCode } from '#server/platform/web/refusals.ts'
import type { AnswerObject, Content, Operation, Parameter, Reference } from './document.ts'
import { type JsonSchema, toJsonSchema } from './to-json-schema.ts'

/** What operations put into the document beside themselves, for all to share. */
export type Shared = {
  schemas: Record<string, unknown>
  responses: Record<string, AnswerObject>
}

const nobody = {}
const session = { session: [] }

/** Ways in which a caller may prove who they are; one of them is enough. */
const securityOf: Record<Caller, Record<string, string[]>[]> = {
  anybody: [],
  asker: [nobody, session],
  member: [session],
  owner: [session],
  sender: [{ senderKey: [] }],
  stripe: [{ stripeSignature: [] }],
  storage: [nobody, session, { storageToken: [] }, { appCheck: [] }],
}

export function writeOperation(call: Call, tag: string, shared: Shared): Operation {
  const parameters = parametersOf(call, shared)
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.says,
    security: securityOf[call.by ?? 'anybody'],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: !call.bodyIsOptional, content: bodyContent(call.body, shared) },
    }),
    responses: responsesOf(call, shared),
  }
}

function parametersOf({ path = {}, query, headers = {} }: Call, shared: Shared): Parameter[] {
  const of = (place: Parameter['in'], fields: Record<string, z.ZodType>) =>
    Object.entries(fields).map(([name, schema]): Parameter => {
      const { description, ...written } = toJsonSchema(schema, 'input', shared.schemas)
      const required = place === 'path' || !schema.safeParse(undefined).success
      return {
        name,
        in: place,
        required,
        ...(typeof description === 'string' && { description }),
        schema: written,
      }
    })
  return [...of('path', path), ...of('query', fieldsOf(query)), ...of('header', headers)]
}

function fieldsOf(query: z.ZodObject | undefined): Record<string, z.ZodType> {
  return (query?.shape ?? {}) as Record<string, z.ZodType>
}

function bodyContent(body: NonNullable<Call['body']>, { schemas }: Shared): Content {
  const types = isSchema(body) ? { 'application/json': body } : body.types
  return Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [
      type,
      { schema: toJsonSchema(schema, 'input', schemas) },
    ]),
  )
}

function responsesOf(call: Call, shared: Shared): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of refusalsOf(call)) {
    const status = statusOfCode(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const responses: Operation['responses'] = {}
  for (const [status, codes] of byStatus) responses[status] = refusalReference(call, codes, shared)
  for (const [status, answer] of Object.entries(call.answers)) {
    responses[status] = writeAnswer(answer, shared)
  }
  return responses
}

function writeAnswer({ says, body, types = [], headers }: Answer, shared: Shared): AnswerObject {
  const content: Content = {}
  if (body) content['application/json'] = { schema: toJsonSchema(body, 'output', shared.schemas) }
  for (const type of types) content[type] = { schema: contentOf(type) }
  return {
    description: says,
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

/** Text is text; of bytes OpenAPI 3.1 says nothing but their media type. */
function contentOf(type: string): JsonSchema {
  return /^text\/|xml$|json$/.test(type) ? { type: 'string' } : {}
}

/** The answer that all calls share which refuse with these codes in these words. */
function refusalReference(call: Call, codes: ErrorCode[], shared: Shared): Reference {
  const shape = call.refusalShape ?? 'house'
  const id = [shape, ...codes].join('.')
  shared.responses[id] ??= {
    description: codes.map((code) => meanings[code]).join(' '),
    headers: {
      'x-request-id': requestIdHeader,
      ...(codes.includes('rate_limited') && {
        'retry-after': { description: 'Seconds.', schema: { type: 'string' } },
      }),
    },
    content: {
      'application/json': { schema: narrowed(call, codes, shared) },
    },
  }
  return { $ref: `#/components/responses/${id}` }
}

/** The house's own refusals say which code; whatever comes before a call is known is the house's. */
function narrowed(call: Call, codes: ErrorCode[], { schemas }: Shared): JsonSchema {
  const own = toJsonSchema(refusalBody(call), 'output', schemas)
  const house = toJsonSchema(refusalBody({}), 'output', schemas)
  const code = { enum: codes }
  const houseWithCode = {
    allOf: [house, { properties: { error: { properties: { code } } } }],
  }
  if (call.refusalShape === undefined || call.refusalShape === 'house') return houseWithCode
  return { anyOf: [own, houseWithCode] }
}

const meanings: Record<ErrorCode, string> = {
  invalid_request: 'What was sent is not what this call takes.',
  unauthenticated: 'Nobody is signed in.',
  quota_exceeded: 'There is no room, or premium is needed.',
  forbidden: 'This is for somebody else.',
  forbidden_origin: 'The page of another site sent this.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'This method may not be used here.',
  conflict: 'It stands otherwise than the caller thinks.',
  precondition_failed: 'Another generation is stored.',
  payload_too_large: 'The body is too long.',
  unsupported_media_type: 'The body is not of a type that this call takes.',
  rate_limited: 'Too many requests from one address, or for one account.',
  internal: 'Something broke on our side.',
  unavailable: 'Not now: the database, the storage or the payments do not answer.',
}
