// Plain JavaScript, because any Node from 20 on may be the one that reads it.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBundledNode } from './bundled-node.mjs'
import { makeTempFolder } from './temp-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = 'test-results/vitest.json'
const isQuick = process.argv.includes('--quick')

const node = findBundledNode(root) ?? process.execPath

/** The pinned Node comes first, as in an npm script; what tests leave behind goes with the run. */
const env = {
  ...process.env,
  PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TMPDIR: makeTempFolder(),
}

const react = 'node_modules/@react-router/dev/bin.cjs'
const tsc = 'node_modules/typescript/bin/tsc'
const build = `import('./tools/build/ensure-build.ts').then((m) => m.ensureBuild(process.cwd()))`

/** @type {{ name: string, isSlow?: boolean, commands: string[][] }[]} */
const steps = [
  { name: 'lock file', commands: [['tools/check-lock.mjs']] },
  { name: 'format and lint', commands: [['node_modules/@biomejs/biome/bin/biome', 'ci']] },
  { name: 'route types', commands: [[react, 'typegen']] },
  {
    name: 'types',
    commands: [[tsc], ...['pure', 'worker'].map((part) => [tsc, '-p', `tsconfig.${part}.json`])],
  },
  { name: 'build', isSlow: true, commands: [['--eval', build]] },
]

/** Runs node with the arguments and gives its exit code and what it said. */
function run(args, stdio = 'pipe') {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] })
    let said = ''
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.stderr?.on('data', (chunk) => (said += chunk))
    child.on('error', (error) => resolve({ code: 1, said: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

async function runStep({ name, commands }) {
  const startedMs = performance.now()
  const outcomes = await Promise.all(commands.map((command) => run(command)))
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const failures = outcomes.filter(({ code }) => code !== 0)
  console.log(`${failures.length > 0 ? 'FAILED' : 'passed'}  ${name} (${seconds} s)`)
  for (const { said } of failures) console.log(said)
  return failures.length === 0
}

async function runVitest() {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(join(root, results), { force: true })
  const projects = isQuick ? ['--project=unit*', '--project=server'] : []
  const { code } = await run(['node_modules/vitest/vitest.mjs', 'run', ...projects], 'inherit')
  return { isPassed: code === 0, ...countTests() }
}

/** A file that never got as far as its tests counts as one that failed. */
function countTests() {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(join(root, results), 'utf8'))
    const failed = testResults.map(({ status, assertionResults }) => {
      const inFile = assertionResults.filter((test) => test.status === 'failed').length
      return inFile === 0 && status === 'failed' ? 1 : inFile
    })
    return { passed: numPassedTests, failed: failed.reduce((sum, count) => sum + count, 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const failedSteps = []
for (const step of steps) {
  if (isQuick && step.isSlow) continue
  if (!(await runStep(step))) failedSteps.push(step.name)
}
const { isPassed, passed, failed } = await runVitest()
if (!isPassed) failedSteps.push('tests')
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
