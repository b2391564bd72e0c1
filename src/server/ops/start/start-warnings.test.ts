import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownVariables, loadEnv } from '#server/config/env.ts'
import { editDistance, findNearName } from '#server/config/near-name.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import { logStartWarnings } from './start-warnings.ts'

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-secrets-'))
const secretFile = join(folder, 'auth-secret')
let s3: S3Server
beforeAll(async () => {
  writeFileSync(secretFile, 'a secret of more than thirty-two characters')
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

const https = { ORIGIN: 'https://party.example' }

test.each<[string, () => Record<string, string>, string[]]>([
  ['nothing is wrong', () => ({ ...https, TRUSTED_PROXIES: '1', HOME: '/root', TERM: 'x' }), []],
  [
    'a variable is written wrong',
    () => ({ ORIGN: 'https://party.example' }),
    ['ORIGN is not read. Is ORIGIN meant?'],
  ],
  [
    'a secret stands in a file',
    () => ({ ...https, TRUSTED_PROXIES: '1', AUTH_SECRET_FILE: secretFile }),
    [],
  ],
  [
    'https has no proxy',
    () => https,
    [expect.stringMatching(/^TRUSTED_PROXIES is not set, and an https ORIGIN needs a proxy/)],
  ],
  [
    'the bucket does not exist',
    () => ({ STORAGE_URL: (s3.source.STORAGE_URL ?? '').replace('//party-dojo', '//other-dojo') }),
    [
      expect.stringMatching(
        /^STORAGE_URL: s3:\/\/other-dojo.* cannot be used: there is no such bucket/,
      ),
    ],
  ],
])('a start says it in a line when %s', async (_, make, lines) => {
  const { log, logged } = collectLog()
  const source = { ...s3.source, ...make() }
  const env = loadEnv(source)
  await logStartWarnings(
    { env, log, blobs: await openBlobStore(env, log), hasStorageResponded: false },
    source,
  )
  expect(logged.map(({ msg }) => msg)).toEqual(lines)
})

test.each([
  ['ORIGN', 'ORIGIN'],
  ['orgiin', 'ORIGIN'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_UR', 'DATABASE_URL'],
  ['TRUSTED_PROXY', null],
  ['HOME', null],
  ['PATH', null],
  ['HOSTNAME', null],
])('%s is taken for %s', (name, meant) => {
  expect(findNearName(name, knownVariables)).toBe(meant)
})

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abcd', 1],
  ['kitten', 'sitting', 3],
])('%j and %j are %i apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})
