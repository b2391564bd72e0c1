import type { Reporter, TestModule } from 'vitest/node'

/** Names the rows that could not be tried on this machine, with the reason that they gave. */
export class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const row of modules.flatMap(({ children }) => [...children.allTests()])) {
      const result = row.result()
      if (result.state !== 'skipped' || result.note === undefined) continue
      process.stdout.write(
        `Left out: ${row.module.relativeModuleId} > ${row.fullName}: ${result.note}\n`,
      )
    }
  }
}
