import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuild } from '../../../tools/build/ensure-build.ts'
import { quietEnv } from './quiet-env.ts'

/** A command in a process of its own, as the operator types it. */
export async function startOperator(words: readonly string[], env: Record<string, string>) {
  await ensureBuild(process.cwd())
  const command = spawn(process.execPath, ['cli.ts', ...words], {
    env: { ...process.env, ...quietEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const ended = once(command, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { process: command, ended }
}

export async function runOperator(words: readonly string[], env: Record<string, string>) {
  return await (await startOperator(words, env)).ended
}
