import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { planBuild, readMemory } from './plan-build.ts'
import { sourceHash, sourcesChangedAtMs } from './source-hash.ts'

const stopSignals = ['SIGTERM', 'SIGINT'] as const

/** Builds unless the build at hand was made from these very sources; ends the process if it fails. */
export async function ensureBuild(root: string): Promise<void> {
  const noted = join(root, 'build', 'source-hash')
  const isThere = existsSync(noted)
  if (isThere && isFresh(root, noted)) return
  const message = isThere ? 'The sources have changed: building …' : 'No build yet: building …'
  console.log(process.stdout.isTTY ? message : logLine(message))
  const { exitCode, output } = await runBuild(root)
  if (exitCode === 0) return
  console.error(output)
  process.exit(exitCode)
}

/** As the server logs into a pipe, so that all of it is JSON. */
function logLine(msg: string): string {
  return JSON.stringify({ level: 30, time: Date.now(), event: 'build.started', msg })
}

/** Times are quick to compare; where a copy or a checkout made all of them new, contents decide. */
function isFresh(root: string, noted: string): boolean {
  if (sourcesChangedAtMs(root) <= statSync(noted).mtimeMs) return true
  if (readFileSync(noted, 'utf8') !== sourceHash(root)) return false
  const now = new Date()
  utimesSync(noted, now, now)
  return true
}

async function runBuild(root: string): Promise<{ exitCode: number; output: string }> {
  const plan = planBuild(readMemory())
  if (plan.kind === 'too-small') return { exitCode: 1, output: plan.reason }
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  // Tests and development shells set another NODE_ENV, but run the production build too.
  const env = { ...process.env, ...plan.env, NODE_ENV: 'production' }
  const args = [...plan.nodeArgs, cli, 'build']
  const build = spawn(process.execPath, args, { cwd: root, env, stdio: 'pipe' })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const forward = (signal: NodeJS.Signals) => build.kill(signal)
  for (const signal of stopSignals) process.on(signal, forward)
  const exitCode = await new Promise<number>((resolve) => {
    build.on('close', (code, signal) => {
      if (signal === 'SIGKILL') output += '\nThe build was killed: most likely the memory ran out.'
      resolve(code ?? 1)
    })
  })
  for (const signal of stopSignals) process.off(signal, forward)
  return { exitCode, output }
}
