import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash, sourcesChangedAtMs } from './source-hash.ts'

const stopSignals = ['SIGTERM', 'SIGINT'] as const

/** Builds unless the build at hand was made from these very sources; ends the process if it fails. */
export async function ensureBuild(root: string): Promise<void> {
  const noted = join(root, 'build', 'source-hash')
  const isThere = existsSync(noted)
  if (isThere && isFresh(root, noted)) return
  console.log(isThere ? 'The sources have changed: building …' : 'No build yet: building …')
  const exitCode = await runBuild(root)
  if (exitCode !== 0) process.exit(exitCode)
}

/** Times are quick to compare; where a copy or a checkout made all of them new, contents decide. */
function isFresh(root: string, noted: string): boolean {
  if (sourcesChangedAtMs(root) <= statSync(noted).mtimeMs) return true
  if (readFileSync(noted, 'utf8') !== sourceHash(root)) return false
  const now = new Date()
  utimesSync(noted, now, now)
  return true
}

async function runBuild(root: string): Promise<number> {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  // Whatever runs the product, a test or a development shell, what it runs is the real build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawn(process.execPath, [cli, 'build'], { cwd: root, env, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => build.kill(signal)
  for (const signal of stopSignals) process.on(signal, forward)
  const exitCode = await new Promise<number>((resolve) => {
    build.on('exit', (code) => resolve(code ?? 1))
  })
  for (const signal of stopSignals) process.off(signal, forward)
  return exitCode
}
