import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { findBundledNode, nodePackages } from './bundled-node.mjs'

test('the pinned Node comes in one package for each platform', () => {
  expect(Object.values(nodePackages).sort()).toEqual(
    Object.keys(packageJson.optionalDependencies).sort(),
  )
})

test('it is found without a link in .bin, which npm 10 takes away', () => {
  const root = mkdtempSync(join(tmpdir(), 'party-dojo-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(findBundledNode(root)).toBeNull()
  const name = nodePackages[`${process.platform}-${process.arch}`] ?? ''
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', name, 'bin', program)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  expect(findBundledNode(root)).toBe(path)
})
