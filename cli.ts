import { fileURLToPath } from 'node:url'
import type * as Main from './src/server/main.ts'

const build = fileURLToPath(new URL('build', import.meta.url))

/** The operator's commands; they may run beside the server. */
async function run(): Promise<number> {
  const main: typeof Main = await import(`${build}/server/main.js`)
  return await main.runOperatorCommand(process.argv.slice(2), (...lines) => {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  })
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Compared by name: the bundle has a class of its own.
  if (error.name === 'StartError') return error.message
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
    return 'There is no build: run "npm run build" first.'
  }
  return error.stack ?? error.message
}

// A reader that has seen enough, such as `head`, ends no command: a backup goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
