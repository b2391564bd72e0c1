import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFileArchive } from './write-file-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-file-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('scripts and styles that the worker keeps are in one file, fonts and pictures are not', () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of [
    ['index.html', '<html lang="en-GB" data-build="0123456789ab">'],
    ['assets/a-1.js', 'go("é")'],
    ['assets/a-1.css', 'a{}'],
    ['assets/other-1.js', 'not kept'],
    ['assets/f-1.woff2', 'font'],
    ['favicon.svg', '<svg/>'],
  ] as const)
    writeFileSync(join(folder, name), text)
  const kept = ['/assets/a-1.js', '/assets/a-1.css', '/assets/f-1.woff2', '/favicon.svg']
  writeFileArchive(folder, kept)
  const written = readFileSync(join(folder, 'builds/files/0123456789ab.json'), 'utf8')
  expect(JSON.parse(written)).toEqual({ '/assets/a-1.js': 'go("é")', '/assets/a-1.css': 'a{}' })
})
