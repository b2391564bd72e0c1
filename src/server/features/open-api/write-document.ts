import type { Env } from '#server/config/env.ts'
import { methodOf, type OperationGroup, pathOf } from '#server/platform/web/operation.ts'
import { sessionCookieName } from '#server/platform/web/session.ts'
import { buildId } from '../../../build-id.ts'
import type { OpenApiDocument } from './document.ts'
import { type SharedComponents, writeOperation } from './write-operation.ts'

const description = [
  'Every call of this server. Bodies are JSON and times ISO text in UTC unless described otherwise.',
  'An error has a code for programs and a sentence for people, in the shape that each call names.',
  'Besides what a call lists, unknown paths give 404, other methods 405 and internal errors 500, in the shape `Error`.',
  'Writes that a browser sends from another site’s page are refused.',
].join('\n\n')

export function writeDocument(
  groups: readonly OperationGroup[],
  { origin, isHttps }: Pick<Env, 'origin' | 'isHttps'>,
): OpenApiDocument {
  const shared: SharedComponents = { schemas: {}, responses: {} }
  const paths: OpenApiDocument['paths'] = {}
  for (const { tag: name, operations } of groups) {
    for (const operationSpec of operations) {
      const path = pathOf(operationSpec)
      const written = writeOperation(operationSpec, name, shared)
      paths[path] = { ...paths[path], [methodOf(operationSpec).toLowerCase()]: written }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Party Dojo', version: buildId, description },
    servers: [{ url: origin ?? '/' }],
    tags: groups.map(({ tag: name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: sortByKey(shared.schemas),
      responses: sortByKey(shared.responses),
      headers: {
        RequestId: {
          description: 'The request’s id in the log; a well-formed one from the client is kept.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(isHttps),
          description: 'The session cookie.',
        },
        ...otherSecuritySchemes,
      },
    },
  }
}

const otherSecuritySchemes = {
  storageToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The value of the session cookie, for object storage; `Firebase <token>` works too.',
  },
  appCheck: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Firebase-AppCheck',
    description: 'The app check token, required by object storage where enforced.',
  },
  senderKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-sender-key',
    description: 'The key that a dare was sent with.',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'Stripe’s signature of the body.',
  },
}

function sortByKey<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
