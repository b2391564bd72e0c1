import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Mutant } from './find-mutants.ts'
import type { Importers } from './importers.ts'
import { pageTestsOf } from './page-tests.ts'
import { copyProject, run, shortenBuild } from './project-copy.ts'

type PageVerdict = {
  /** The browser test that failed, and its row; null when none did. */
  killedBy: Failure | null
  /** How many browser tests were asked. */
  asked: number
  /** Those that fail without any change, with the row: they say nothing. */
  broken: readonly string[]
}

type Failure = { path: string; row: string }

export type PageJudge = (mutant: Mutant) => Promise<PageVerdict>

/** Asks browser tests of a change: one build for it, and one of a copy without any change for all. */
export function pageJudge(root: string, importers: Importers): PageJudge {
  const changed = copyProject(root)
  const clean = copyProject(root)
  for (const { folder } of [changed, clean]) shortenBuild(folder)
  const proven = new Set<string>()
  const broken = new Map<string, string>()

  const isSound = async (path: string) => {
    if (!proven.has(path)) {
      if (await run(clean.folder, commandOf([path]))) proven.add(path)
      else broken.set(path, `${path} (${findFailure(clean.folder)?.row ?? noRow})`)
    }
    return proven.has(path)
  }

  return async (mutant) => {
    const near = await pageTestsOf(root, importers, mutant.path)
    for (;;) {
      const tests = near.filter((path) => !broken.has(path))
      const verdict = { asked: tests.length, broken: [...broken.values()] }
      const [nearest] = tests
      if (nearest === undefined) return { ...verdict, killedBy: null }
      rmSync(resultsOf(changed.folder), { force: true })
      if (await changed.passes(mutant, commandOf(tests))) return { ...verdict, killedBy: null }
      const killedBy = findFailure(changed.folder) ?? { path: nearest, row: noRow }
      if (await isSound(killedBy.path)) return { ...verdict, killedBy }
    }
  }
}

const commandOf = (tests: readonly string[]) =>
  ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--project', 'browser', '--bail=1'] as const

/** Where no test ran. */
const noRow = 'the build or the start'

const resultsOf = (folder: string) => join(folder, 'test-results/vitest.json')

type Results = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The first file of the last run that failed; null when none ran, because the build or the start did. */
function findFailure(folder: string): Failure | null {
  if (!existsSync(resultsOf(folder))) return null
  const { testResults }: Results = JSON.parse(readFileSync(resultsOf(folder), 'utf8'))
  const file = testResults.find(({ status }) => status === 'failed')
  if (!file) return null
  const row = file.assertionResults.find(({ status }) => status === 'failed')
  return { path: relative(folder, file.name), row: row?.fullName ?? 'outside any row' }
}
