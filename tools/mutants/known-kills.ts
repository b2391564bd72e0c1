import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './find-mutants.ts'

export type KnownKills = {
  /** The test file that noticed this very change before, while that file is the same. */
  find(mutant: Mutant): string | null
  add(mutant: Mutant, test: string): void
}

/** Remembers which test noticed which change, so that a run that was stopped goes on where it was. */
export function knownKills(root: string, file = join(root, '.cache/mutants.json')): KnownKills {
  const read = (): Record<string, { test: string; hash: string }> =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  let kills = read()
  const keyOf = ({ path, text }: Mutant) => hash(`${path}\n${text}`)
  const hashOf = (test: string) => {
    const path = join(root, test)
    return existsSync(path) ? hash(readFileSync(path, 'utf8')) : null
  }
  return {
    find(mutant) {
      const kill = kills[keyOf(mutant)]
      return kill && kill.hash === hashOf(kill.test) ? kill.test : null
    },
    add(mutant, test) {
      const testHash = hashOf(test)
      if (testHash === null) return
      // Another run may have added its own meanwhile.
      kills = { ...read(), [keyOf(mutant)]: { test, hash: testHash } }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(kills))
    },
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
