// Starts the server once and stops it, so that the image has the compile cache: its folder is
// read-only later.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const port = 3999
const timeoutMs = 60_000
const pages = ['/', '/readyz', '/api/packs', '/packs']

const dataDir = mkdtempSync(join(tmpdir(), 'warm-up-'))
const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) }
const server = spawn(process.execPath, ['server.ts'], { env, stdio: 'inherit' })
const ended = once(server, 'exit')

try {
  for (const page of pages) await ask(page)
} finally {
  // Node writes the compile cache when the process exits by itself.
  server.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) process.exitCode = 1
  rmSync(dataDir, { recursive: true, force: true })
}

async function ask(page) {
  for (const untilMs = Date.now() + timeoutMs; ; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}${page}`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (server.exitCode !== null || Date.now() > untilMs) throw new Error(`${page} does not come`)
  }
}
