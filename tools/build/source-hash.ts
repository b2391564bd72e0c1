import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const buildInputs = [
  'src',
  'public',
  'tools/build',
  'stripe-simulator',
  'vite.config.ts',
  'react-router.config.ts',
  // Its version is written into `version.json`.
  'package.json',
  'package-lock.json',
]

/** One hash over the name and content of everything the build is made from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const path of inputPaths(root)) {
    if (!statSync(path).isFile()) continue
    const content = readFileSync(path)
    hash.update(`${relative(root, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** What a build made from these sources is called: the same on every machine that builds them. */
export function buildIdOf(root: string): string {
  return sourceHash(root).slice(0, 12)
}

/** When the youngest of them changed, in epoch milliseconds; a folder does when a file leaves it. */
export function sourcesChangedAtMs(root: string): number {
  return Math.max(...inputPaths(root).map((path) => statSync(path).mtimeMs))
}

function inputPaths(root: string): string[] {
  const tops = buildInputs.map((input) => join(root, input)).filter((path) => existsSync(path))
  const below = tops
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
    )
  return [...tops, ...below].filter((path) => !path.includes('.test.')).sort()
}
