import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import type { OpenApiDocument, OperationObject } from './document.ts'

/** A call as somebody reads it: what it does, who may, what goes in and what comes back. */
function listOperation(at: string, operation: OperationObject): string {
  const {
    operationId,
    tags,
    summary,
    security,
    parameters = [],
    requestBody,
    responses,
  } = operation
  return [
    `${at} (${[operationId, ...tags].join(', ')})`,
    summary,
    ...linesOf({ security }),
    ...linesOf(Object.fromEntries(parameters.map((each) => [`${each.in} ${each.name}`, each]))),
    ...(requestBody ? linesOf({ body: requestBody }) : []),
    ...linesOf(responses),
  ].join('\n')
}

function linesOf(parts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(parts).map(([name, part]) => `  ${name}: ${JSON.stringify(part)}`)
}

describe('the description of the API', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: 'https://party.example' })

  test('is the one that somebody has read', async () => {
    const answer = await testApp.app.request('/api/openapi.json')
    const { info, paths, components, tags } = (await answer.json()) as OpenApiDocument
    const { version: _, ...about } = info
    const listed = [
      ['About', ...linesOf(about), ...tags.map((tag) => `  ${JSON.stringify(tag)}`)].join('\n'),
      ...Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) =>
          listOperation(`${method.toUpperCase()} ${path}`, operation),
        ),
      ),
      ...Object.entries(components).map(([kind, parts]) => [kind, ...linesOf(parts)].join('\n')),
    ]
    await expect(`${listed.join('\n\n')}\n`).toMatchFileSnapshot('approved-calls.txt')
  })
})
