import type { Env } from '#server/config/env.ts'
import { methodOf, type OperationGroup, pathOf } from '#server/platform/web/operation.ts'
import { sessionCookieName } from '#server/platform/web/session.ts'
import { buildId } from '../../../build-id.ts'
import type { OpenApiDocument } from './document.ts'
import { type SharedComponents, writeOperation } from './write-operation.ts'

const description = [
  'Every call that the house answers. Bodies and answers are JSON, times are ISO text in UTC unless they say otherwise.',
  'A refusal has a code for programs and a sentence for people, in the shape that each call names.',
  'Beside what a call lists, an unknown path is answered with 404, a method that it does not take with 405, and trouble of our own with 500, in the shape `Refusal`.',
  'A write that a browser sends from the page of another site is refused.',
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
    tags: groups.map(({ tag: name, description: says }) => ({ name, description: says })),
    paths,
    components: {
      schemas: sortByKey(shared.schemas),
      responses: sortByKey(shared.responses),
      headers: {
        RequestId: {
          description: 'By this the log knows the request; a sensible one that was sent is kept.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(isHttps),
          description: 'The cookie of whoever is signed in.',
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
    description: 'The value of that cookie, for the storage: `Firebase <token>` works as well.',
  },
  appCheck: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Firebase-AppCheck',
    description: 'The token of the app check; asked for by the storage where it is enforced.',
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
