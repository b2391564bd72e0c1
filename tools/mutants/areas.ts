import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, seeded } from '../../src/domain/random.ts'
import { findMutants, type Mutant } from './find-mutants.ts'

export const areas = {
  rules: { files: ['src/domain/**/*.ts', 'src/games/*/{rules*,game}.ts'], project: 'unit' },
  server: { files: ['src/server/**/*.ts'], project: 'server' },
  browser: {
    files: ['src/{browser,ui,layouts,pages}/**/*.{ts,tsx}', 'src/games/**/*.tsx'],
    project: 'unit*',
  },
} as const

export type AreaName = keyof typeof areas

/** Different mutants of an area, each file as likely as any other; the same for the same seed. */
export function* sampleMutants(root: string, name: AreaName, seed: number): Generator<Mutant> {
  const random = seeded(seed)
  const files = globSync([...areas[name].files], { cwd: root })
    .filter((path) => !/\.test\.|rules-test|\.d\.ts$|\/migrations\//.test(path))
    .sort()
  const seen = new Set<string>()
  while (files.length > 0) {
    const path = pick(files, random)
    const mutants = findMutants(path, readFileSync(join(root, path), 'utf8'))
    const mutant = mutants.length > 0 ? pick(mutants, random) : null
    if (mutant === null || seen.has(mutant.text)) continue
    seen.add(mutant.text)
    yield mutant
  }
}
