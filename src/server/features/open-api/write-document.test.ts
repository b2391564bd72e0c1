import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import type { OpenApiDocument } from './document.ts'

describe('the document', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: 'https://party.example' })

  async function readDocument(): Promise<OpenApiDocument> {
    return (await (await testApp.app.request('/api/openapi.json')).json()) as OpenApiDocument
  }

  test('the document is OpenAPI 3.1', async () => {
    const document = await readDocument()
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
    expect(document.servers).toEqual([{ url: 'https://party.example' }])
  })

  test('it is kept until a build changes it', async () => {
    const first = await testApp.app.request('/api/openapi.json')
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = first.headers.get('etag') ?? ''
    const again = await testApp.app.request('/api/openapi.json', {
      headers: { 'if-none-match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('every reference leads somewhere, and nothing is kept that none leads to', async () => {
    const document = await readDocument()
    const text = JSON.stringify(document)
    const referred = new Set(
      [...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name),
    )
    const { schemas, responses, headers } = document.components
    const named = Object.entries({ schemas, responses, headers }).flatMap(([kind, components]) =>
      Object.keys(components).map((name) => `${kind}/${name}`),
    )
    expect([...referred].sort()).toEqual(named.sort())
  })

  test.each([
    ['a checked body shows its fields', 'patch /api/users/{userId}', '"username"'],
    ['a text in a query has a text by default', 'get /api/packs', '"default":"24"'],
    ['the codes of a refusal are those of this call', 'post /api/dares', '"409"'],
  ])('%s', async (_, at, part) => {
    const [method = '', path = ''] = at.split(' ')
    const { paths } = await readDocument()
    expect(JSON.stringify(paths[path]?.[method])).toContain(part)
  })
})
