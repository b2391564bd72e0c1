import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** So many rows may pass only at their second try before the run fails for them. */
const maxSecondTries = 3

/**
 * Names the rows that passed only at their second try, with what the first one met: a busy machine
 * now and then outruns a browser, but a row that needs this often is wrong, or the product is.
 */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap(({ children }) => [...children.allTests()])
      .filter((row) => row.diagnostic()?.flaky)
    if (rows.length === 0) return
    const told = [`Passed only at the second try: ${rows.length}`, ...rows.map(describe)]
    if (rows.length > maxSecondTries) {
      told.push(`More than ${maxSecondTries} fail the run.`)
      process.exitCode = 1
    }
    process.stdout.write(`${told.join('\n')}\n`)
  }
}

function describe(row: TestCase): string {
  return `  ${row.module.relativeModuleId} > ${row.fullName}: ${row.result().errors?.[0]?.message}`
}
