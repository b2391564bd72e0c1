// A warm Vitest in the copy of the project: runs the tests that reach one changed file.
// Each run has a fresh worker, so nothing of one mutant is left for the next.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node'
import { byCloseness } from './by-closeness.ts'

export type MutantRequest = { path: string; text: string }
export type TestVerdict = {
  /** The test file that failed; null when none did. */
  killedBy: string | null
  /** How many test files reach the changed file. */
  reached: number
  /** Test files that fail without any change, which say nothing. */
  broken: string[]
}
export type WarmMessage = 'ready' | 'alive' | TestVerdict

/** The order of the request is the order of the run. */
class InOrder extends BaseSequencer {
  override sort(specs: TestSpecification[]) {
    return Promise.resolve(specs)
  }
}

const unknownTest = 'an error outside any test'
let failed: string | null = null
const reporter: Reporter = {
  onTestCaseResult: () => send('alive'),
  onTestModuleEnd(module) {
    send('alive')
    if (!module.ok()) failed ??= relative(root, module.moduleId)
  },
  onTestRunEnd(_, errors) {
    if (errors.length > 0) failed ??= unknownTest
  },
}

const root = process.cwd()
const [project = 'unit', most = '1000'] = process.argv.slice(2)
const vitest = await createVitest('test', {
  root,
  project,
  watch: false,
  reporters: [reporter],
  bail: 1,
  retry: 0,
  maxWorkers: 1,
  fsModuleCache: false,
  sequence: { sequencer: InOrder },
})
/** Test files that have passed without any change, and those that have not. */
const proven = new Set<string>()
const broken = new Set<string>()

function send(message: WarmMessage) {
  process.send?.(message)
}

async function run(specs: TestSpecification[]): Promise<string | null> {
  failed = null
  await vitest.runTestSpecifications(specs)
  return failed
}

async function judge({ path, text }: MutantRequest): Promise<TestVerdict> {
  const file = join(root, path)
  const original = readFileSync(file, 'utf8')
  vitest.config.related = [file]
  const related = await vitest.getRelevantTestSpecifications()
  const nameOf = (spec: TestSpecification) => relative(root, spec.moduleId)
  const closest = byCloseness(path)
  const nearest = related.sort((a, b) => closest(nameOf(a), nameOf(b)))
  const specs = nearest.slice(0, Number(most))
  const change = (to: string) => {
    writeFileSync(file, to)
    vitest.invalidateFile(file)
  }
  for (;;) {
    const left = specs.filter((spec) => !broken.has(nameOf(spec)))
    if (left.length === 0) return { killedBy: null, reached: 0, broken: [...broken] }
    change(text)
    const killedBy = await run(left).finally(() => change(original))
    const verdict = { killedBy, reached: left.length, broken: [...broken] }
    const killer = left.filter((spec) => nameOf(spec) === killedBy)
    if (killedBy === null || proven.has(killedBy) || killer.length === 0) return verdict
    if ((await run(killer)) !== null) broken.add(killedBy)
    else {
      proven.add(killedBy)
      return verdict
    }
  }
}

process.on('message', async (request: MutantRequest) => send(await judge(request)))
process.on('disconnect', () => process.exit())
await vitest.globTestSpecifications()
send('ready')
