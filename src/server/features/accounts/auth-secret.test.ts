import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { openAuthSecret, storeSecret } from './auth-secret.ts'

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'party-dojo-')), 'data')

test('it is made once, kept for the next start, and nobody else may read it', () => {
  const dataDir = freshFolder()
  const secret = openAuthSecret(loadEnv({ DATA_DIR: dataDir }))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(openAuthSecret(loadEnv({ DATA_DIR: dataDir }))).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('AUTH_SECRET stands above it, and leaves no file', () => {
  const AUTH_SECRET = 'x'.repeat(32)
  expect(openAuthSecret(loadEnv({ DATA_DIR: '/nowhere/at/all', AUTH_SECRET }))).toBe(AUTH_SECRET)
})

test('a folder that cannot be written is said in one line', () => {
  const file = freshFolder()
  writeFileSync(file, '')
  expect(() => openAuthSecret(loadEnv({ DATA_DIR: file }))).toThrow(/^DATA_DIR: .*AUTH_SECRET/)
})

test('a secret that comes from elsewhere replaces any other, and only its owner may read it', () => {
  const dataDir = freshFolder()
  openAuthSecret(loadEnv({ DATA_DIR: dataDir }))
  const path = join(dataDir, 'auth-secret')
  chmodSync(path, 0o644)
  storeSecret(dataDir, 'moved')
  expect(openAuthSecret(loadEnv({ DATA_DIR: dataDir }))).toBe('moved')
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
