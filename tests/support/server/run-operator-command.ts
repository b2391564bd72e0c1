import type { Services } from '#server/compose.ts'
import type { Shell } from '#server/ops/cli/command.ts'
import { runCommand } from '#server/ops/cli/run-command.ts'

/** Types a command as the operator would, beside the server of these services. */
export async function runOperatorCommand(
  services: Services,
  ...words: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const kept = { ...services.database, close: async () => {} }
  const shell: Shell = {
    print: (...more) => lines.push(...more),
    readEnv: () => services.env,
    open: async () => ({ ...services, database: kept }),
    openApp: async () => ({ ...services, close: async () => {} }),
  }
  return { code: await runCommand(words, shell), lines }
}
