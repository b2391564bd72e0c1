import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prerenderedPaths } from '../../src/prerender.ts'
import type { RouteMatcher } from './route-rules.ts'
import { readBuildId, writeBuildInfo } from './write-build-info.ts'

const id = '0123456789ab'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'party-dojo-told-'))
  writeFileSync(join(folder, 'package.json'), '{"version":"7.8.9","type":"module"}')
  writeFileSync(join(folder, 'index.html'), `<!DOCTYPE html><html lang="en-GB" data-build="${id}">`)
  writeFileSync(join(folder, 'index.html.origin'), '<html>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))

test('a build says its version, its id and when it was made', () => {
  writeBuildInfo(folder, folder, 1_795_000_000_000)
  expect(read('version.json')).toEqual({ version: '7.8.9' })
  expect(read('builds/latest.json')).toEqual({ id, timestamp: 1_795_000_000_000 })
  expect(read(`builds/meta/${id}.json`)).toMatchObject({
    id,
    timestamp: 1_795_000_000_000,
    prerendered: prerenderedPaths,
  })
})

const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
const asked = { 'cache-control': 'no-cache' }

test.each<[string, keyof RouteMatcher, object | undefined]>([
  ['/', 'static', { prerender: true, headers: asked }],
  ['/games/meyer', 'static', { prerender: true, headers: asked }],
  ['/misc/end-of-round', 'static', { prerender: true, robots: false, headers: asked }],
  ['/info/pricing', 'static', {}],
  ['/profile', 'static', { robots: false }],
  ['/game/meyer', 'static', { redirect: { to: '/games/meyer', statusCode: 301 } }],
  ['/favicon.svg', 'static', { headers: asked }],
  ['/version.json', 'static', { headers: asked }],
  ['/builds/latest.json', 'static', { headers: { 'cache-control': 'no-store' } }],
  ['/index.html', 'static', undefined],
  ['/index.html.origin', 'static', undefined],
  ['/assets', 'wildcard', { headers: kept }],
  ['/assets/ask-first.js', 'static', { headers: asked }],
])('the rules of %s are under %s', (path, kind, rules) => {
  writeBuildInfo(folder, folder, 0)
  expect(read(`builds/meta/${id}.json`).matcher[kind][path]).toEqual(rules)
})

test('a page that does not say its build stops the build', () => {
  writeFileSync(join(folder, 'index.html'), '<html lang="en-GB">')
  expect(() => readBuildId(folder)).toThrow('which build')
})
