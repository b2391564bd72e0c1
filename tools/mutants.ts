// Changes one place of the sources at a time and looks whether a test notices: tools/mutants/README.md.
//   npm run mutants -- --seed 1 --count 20 [--area rules|server|browser] [--minutes 8] [--near 30] [--from 5] [--pages]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AreaName, areas, sampleMutants } from './mutants/areas.ts'
import { equivalentReason } from './mutants/equivalent-reason.ts'
import type { Mutant } from './mutants/find-mutants.ts'
import { readImporters } from './mutants/importers.ts'
import { type PageJudge, pageJudge } from './mutants/judge-pages.ts'
import { knownKills } from './mutants/known-kills.ts'
import { copyProject, run, typeCheckOf } from './mutants/project-copy.ts'
import { score, type Verdict } from './mutants/score.ts'
import { type TestProcess, testProcess } from './mutants/test-process.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    area: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    near: { type: 'string', default: '1000' },
    pages: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')
const copy = copyProject(root)
const kills = knownKills(root)
const importers = readImporters(root)
const endsAtMs = performance.now() + Number(values.minutes) * 60_000
const brokenTests = new Set<string>()
/** What the type checker noticed is remembered by the name of its rules. */
const typeRules = 'tsconfig.json'

for (const name of Object.keys(areas) as AreaName[]) {
  if (values.area !== undefined && values.area !== name) continue
  const tests = testProcess(root, copy.folder, [areas[name].project, values.near])
  const askPages = values.pages && name === 'browser' ? pageJudge(root, importers) : null
  const verdicts: Verdict[] = []
  let place = 0
  for (const mutant of sampleMutants(root, name, Number(values.seed))) {
    place += 1
    if (place < Number(values.from)) continue
    if (verdicts.length === Number(values.count) || performance.now() > endsAtMs) break
    const startedMs = performance.now()
    const { verdict, by } = await judge(mutant, tests, askPages)
    verdicts.push(verdict)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    const { path, line, before, after } = mutant
    console.log(
      `${verdict.padEnd(10)} ${path}:${line}  ${before} -> ${after}  (${by}, ${seconds} s)`,
    )
  }
  tests.stop()
  console.log(score(name, verdicts, Number(values.count)))
}
for (const path of brokenTests) console.log(`${path} fails without any change and was left out`)

type Answer = { verdict: Verdict; by: string }

async function judge(
  mutant: Mutant,
  tests: TestProcess,
  askPages: PageJudge | null,
): Promise<Answer> {
  const why = equivalentReason(mutant)
  if (why !== null) return { verdict: 'equivalent', by: why }
  const known = kills.find(mutant)
  if (known === typeRules) return { verdict: 'types', by: 'the type checker, before' }
  if (known !== null) return { verdict: 'killed', by: `${known}, before` }
  const said = await tests.judge(mutant)
  if (said === 'hangs') return { verdict: 'killed', by: 'the tests never end' }
  for (const path of said.broken) brokenTests.add(path)
  if (said.killedBy !== null) {
    kills.add(mutant, said.killedBy)
    return { verdict: 'killed', by: said.killedBy }
  }
  if (await breaksTypes(mutant)) {
    kills.add(mutant, typeRules)
    return { verdict: 'types', by: 'the type checker' }
  }
  const page = await askPages?.(mutant)
  for (const path of page?.broken ?? []) brokenTests.add(path)
  if (page?.killedBy) {
    kills.add(mutant, page.killedBy.path)
    return { verdict: 'killed', by: `${page.killedBy.path}: ${page.killedBy.row}` }
  }
  const reached = said.reached + (page?.asked ?? 0)
  if (reached === 0) return { verdict: 'unreached', by: 'no test loads it' }
  return { verdict: 'SURVIVED', by: `${reached} test files` }
}

async function breaksTypes(mutant: Mutant): Promise<boolean> {
  const check = typeCheckOf(copy.folder, [mutant.path, ...(importers.get(mutant.path) ?? [])])
  return !(await copy.passes(mutant, check)) && (await run(copy.folder, check))
}
