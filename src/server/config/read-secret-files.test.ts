import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadEnv } from './env.ts'
import { secretVariables } from './read-secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function secretFile(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const secret = 'x'.repeat(40)

describe('secrets in files', () => {
  test.each([
    ['as it is', secret],
    ['without the line break at its end', `${secret}\n`],
    ['without that of Windows', `${secret}\r\n`],
  ])('a secret is read %s', (_, text) => {
    const AUTH_SECRET_FILE = secretFile('auth', text)
    expect(loadEnv({ AUTH_SECRET_FILE })).toEqual(loadEnv({ AUTH_SECRET: secret }))
  })

  test.each(secretVariables)('%s may be a file, and not both', (name) => {
    const path = secretFile(name, 'value')
    expect(() => loadEnv({ [`${name}_FILE`]: path, [name]: 'value' })).toThrow(
      `Set ${name} or ${name}_FILE, not both.`,
    )
    expect(() => loadEnv({ [`${name}_FILE`]: join(folder, 'none') })).toThrow(
      `${name}_FILE: ${join(folder, 'none')} cannot be read`,
    )
    expect(() => loadEnv({ [`${name}_FILE`]: secretFile('empty', '\n') })).toThrow('is empty')
  })

  test('a wrong secret is not shown', () => {
    const AUTH_SECRET_FILE = secretFile('short', 'short-secret')
    expect(() => loadEnv({ AUTH_SECRET_FILE })).toThrow(/^(?!.*short-secret).*AUTH_SECRET must be/s)
  })
})
