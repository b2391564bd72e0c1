import fc from 'fast-check'
import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
} from '#server/features/open-api/document.ts'
import { hostileText, hostileValue, strangeFields } from './hostile-values.ts'
import { schemaArbitrary } from './schema-arbitrary.ts'

export type Who = 'nobody' | 'ada' | 'ben' | 'forged'

/** A request before it is known whose things it is about: `{ada}` and the like are filled in later. */
export type FuzzRequest = {
  operationId: string
  who: Who
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

export type ListedOperation = { method: string; path: string; operation: OperationObject }

export function operationsOf({ paths }: OpenApiDocument): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

const aTime = '2026-11-23T20:00:00.000Z'

/** Things that there are, by the names of parameters. */
const known: Record<string, string[]> = {
  userId: ['{ada}', '{ada}', '{ben}'],
  packId: ['{pack}', 'show-offs'],
  gameId: ['meyer', '{pack}'],
  id: ['{dare}', 'google'],
  game: ['charades'],
  slug: ['meyer', 'bakke'],
  bucket: ['party-dojo'],
  object: ['packs%2F{pack}.json', 'users%2F{ada}%2Fnote.txt'],
  collection: ['ph'],
  page: ['packs'],
  name: ['packs%2F{pack}.json', 'users%2F{ada}%2Fnote.txt'],
  icons: ['beer-stein,crown'],
  'x-sender-key': ['{key}'],
  q: ['beer', 'pack'],
  to: ['/games/meyer', '/packs'],
  file: ['a.js'],
  timestamp: [aTime],
}

/** Valid request bodies, by the name of the call. */
const knownBodies: Record<string, object> = {
  reportActivity: { deed: 'app-opened' },
  claimReward: { rewardId: 'welcome' },
  buyPass: { itemId: 'charades/show-offs' },
  answerDare: { answer: 'accepted', step: 0 },
  updateObject: { cacheControl: 'no-store' },
  sendFeedback: { time: aTime, feedback: 'Fine.', user: '', positive: true, game: '' },
  sendDare: {
    id: '{dare}',
    senderKey: '{key}',
    kind: 'card',
    from: 'Ada',
    to: 'Ben',
    lines: ['Sing.'],
    water: false,
    drawing: [],
  },
}

/** Drawn for a long moment each: often enough, but no more. */
const slow = /Sheet$|Picture$|SignUp|SignIn|ChangePassword|ResetPassword/

/** Requests of every kind to every call of the document. */
export function fuzzRequests(document: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  const listed = operationsOf(document).map((one) => ({
    weight: slow.test(one.operation.operationId) ? 1 : 8,
    arbitrary: requestArbitrary(one, document.components.schemas),
  }))
  return fc.oneof(...listed)
}

function requestArbitrary(
  { method, path, operation }: ListedOperation,
  components: Record<string, unknown>,
): fc.Arbitrary<FuzzRequest> {
  const { operationId, parameters = [], requestBody } = operation
  const values = fc.tuple(...parameters.map((one) => parameterValue(one, components)))
  const content = Object.entries(requestBody?.content ?? {})
  const body =
    content.length === 0
      ? fc.constant(null)
      : fc.oneof(
          ...content.map(([type, { schema }]) =>
            bodyArbitrary(type, schema, components, knownBodies[operationId]),
          ),
        )
  const anyMethod = fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS')
  return fc
    .record({
      who: fc.constantFrom<Who>('ada', 'ada', 'ada', 'nobody', 'ben', 'forged'),
      method: fc.oneof({ weight: 15, arbitrary: fc.constant(method) }, anyMethod),
      values,
      body,
      strangeHeaders,
      strangeQuery: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, hostileText.map(encode)),
    })
    .map(({ who, method: used, values: given, body: sent, strangeHeaders: more, strangeQuery }) => {
      const of = (place: ParameterObject['in']) =>
        parameters.flatMap(({ name, in: where }, at) => {
          const value = given[at]
          return where === place && typeof value === 'string' ? [[name, value] as const] : []
        })
      const inPath = new Map(of('path'))
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? 'x')
      const query = of('query').map((pair) => pair.join('='))
      if (strangeQuery) query.push(strangeQuery)
      return {
        operationId,
        who,
        method: used,
        path: filled + (query.length > 0 ? `?${query.join('&')}` : ''),
        headers: { ...Object.fromEntries(of('header')), ...sent?.headers, ...more },
        body: used === 'GET' || used === 'HEAD' ? null : (sent?.text ?? null),
      }
    })
}

/** Encoded for an address; null leaves it out. */
function parameterValue(
  { name, in: place, required, schema }: ParameterObject,
  components: Record<string, unknown>,
): fc.Arbitrary<string | null> {
  const things = known[name]
  const fitting = schemaArbitrary(schema, components).map((value) => write(String(value), place))
  const usual = things ? fc.constantFrom(...things) : fitting
  const choices = [
    { weight: 12, arbitrary: usual },
    { weight: 2, arbitrary: fitting },
    { weight: 2, arbitrary: hostileText.map((text) => write(text, place)) },
  ]
  if (!required) return fc.oneof(...choices, { weight: 12, arbitrary: fc.constant(null) })
  return fc.oneof(...choices)
}

function write(text: string, place: ParameterObject['in']): string {
  return place === 'header' ? headerText(text) : encode(text) || 'x'
}

/** What is no text at all is sent as the bytes that Node would make of it. */
export function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

/** A header that can be sent: what would end it is left to those who write bytes themselves. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
}

const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom(
        ...[
          'content-type',
          'accept',
          'accept-encoding',
          'authorization',
          'origin',
          'cookie',
          'range',
        ],
        ...['if-none-match', 'x-request-id', 'x-forwarded-host', 'x-firebase-appcheck', 'referer'],
        ...['x-http-method-override', 'content-encoding', 'x-goog-upload-command', 'user-agent'],
      ),
      hostileText,
    )
    .map(([name, text]) => ({ [name]: headerText(text) })),
)

type SentBody = { text: string; headers: Record<string, string> }

function bodyArbitrary(
  type: string,
  schema: unknown,
  components: Record<string, unknown>,
  known: object | undefined,
): fc.Arbitrary<SentBody> {
  const fitting = schemaArbitrary(schema, components)
  const value = fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 3, arbitrary: fc.tuple(fitting, hostileValue, fc.nat()).map(spoil) },
    { weight: 1, arbitrary: hostileValue },
  )
  const text = value.map((one) => writeBody(type, one))
  const broken = fc.oneof(
    { weight: 12, arbitrary: known ? fc.oneof(text, fc.constant(JSON.stringify(known))) : text },
    text.map((one) => one.slice(0, one.length / 2)),
    fc.constantFrom(
      '',
      '{',
      '{"a":1,"a":2}',
      '[',
      'null',
      '"',
      '\ufeff{}',
      '{"__proto__":{"x":1}}',
    ),
  )
  return broken.map((one) => ({ text: one, headers: { 'content-type': typeHeader(type) } }))
}

function typeHeader(type: string): string {
  return type === 'multipart/related' ? `${type}; boundary=b` : type
}

function writeBody(type: string, value: unknown): string {
  if (type === 'application/json') return JSON.stringify(value) ?? ''
  if (type === 'multipart/related') {
    const head = JSON.stringify({ contentType: 'text/plain' })
    return `--b\r\ncontent-type: application/json\r\n\r\n${head}\r\n--b\r\ncontent-type: text/plain\r\n\r\n${String(JSON.stringify(value))}\r\n--b--`
  }
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  return Object.entries(value)
    .map(([name, one]) => `${encode(name)}=${encode(String(JSON.stringify(one)))}`)
    .join('&')
}

/** Something that fits, but for one thing: a field that is wrong, that is missing, or that is too many. */
function spoil([value, hostile, chance]: [unknown, unknown, number]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile
  const names = Object.keys(value)
  const name = names[chance % Math.max(1, names.length)]
  const strange = strangeFields[chance % strangeFields.length] ?? ''
  if (name === undefined || chance % 3 === 0) return { ...value, [strange]: hostile }
  if (chance % 3 === 1) return { ...value, [name]: hostile }
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
}
