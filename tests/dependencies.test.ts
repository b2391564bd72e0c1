import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

type Locked = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const locked = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { ...entry, name, isShipped: !entry.dev && !entry.devOptional && !entry.optional }
  })

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Ours stays ours, theirs stays theirs, as long as their files are used as they come. */
const weakCopyleft = new Map([
  ['satori', 'MPL-2.0'],
  ['@resvg/resvg-wasm', 'MPL-2.0'],
])

/** Their package.json names it in an old way, or not at all; read in what lies beside it. */
const licenceInFile = new Map([
  ['png-js', 'MIT'],
  ['busboy', 'MIT'],
  ['dicer', 'MIT'],
  ['streamsearch', 'MIT'],
  ['humanize-number', 'MIT'],
  ['only', 'MIT'],
])

const notShipped = new Set(['CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'])

test('every dependency is asked for in one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock has every package in one version, and the hash of its bytes', () => {
  expect(locked.length).toBeGreaterThan(500)
  const loose = locked.filter(
    ({ version, integrity }) => !version || !/^sha512-/.test(integrity ?? ''),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

test('what is shipped may be, and so may what builds it', () => {
  const refused = locked.filter(({ name, license = licenceInFile.get(name) ?? '', isShipped }) => {
    const choices = license.replace(/[()]/g, '').split(/ (?:OR|AND) /)
    const isAnd = license.includes(' AND ')
    const isPermissive = isAnd
      ? choices.every((choice) => permissive.has(choice))
      : choices.some((choice) => permissive.has(choice))
    if (isPermissive) return false
    return isShipped ? weakCopyleft.get(name) !== license : !notShipped.has(license)
  })
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('nothing that is shipped runs a script when it is installed', () => {
  const scripted = locked.filter(({ isShipped, hasInstallScript }) => isShipped && hasInstallScript)
  expect(scripted.map(({ name }) => name)).toEqual([])
})
