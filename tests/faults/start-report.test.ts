import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ensureBuild } from '../../tools/build/ensure-build.ts'
import { quietEnv } from '../support/server/quiet-env.ts'
import { freshDataDir, startServer } from '../support/server/start-server.ts'

/** Gives a program a terminal; part of util-linux, and of macOS with other options. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

describe('what a start prints', () => {
  test('into a pipe is one JSON line, whatever the log level', async ({ onTestFinished }) => {
    const dataDir = freshDataDir()
    const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', HOST: '0.0.0.0' }
    const server = await startServer(env)
    onTestFinished(() => rmSync(dirname(dataDir), { recursive: true }))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    server.process.kill('SIGTERM')
    const lines = (await server.ended).output.split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'server.started',
      version: packageJson.version,
      build: expect.stringMatching(/^[\w-]{12}$/),
      address: server.url,
      notConfigured: expect.arrayContaining(['ORIGIN', 'SMTP_URL']),
    })
  })

  test('of the start tool into a pipe is JSON from the first byte', async ({ onTestFinished }) => {
    await ensureBuild(process.cwd())
    const dataDir = freshDataDir()
    const env = { ...process.env, ...quietEnv, DATA_DIR: dataDir, LOG_LEVEL: 'info' }
    const server = spawn(process.execPath, ['tools/start.mjs'], { env, stdio: 'pipe' })
    const ended = once(server, 'close')
    onTestFinished(async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(dirname(dataDir), { recursive: true })
    })
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    await expect.poll(() => output).toContain('"server.started"')
    for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toBeTypeOf('object')
  })

  test.skipIf(!hasTerminal)(
    'into a terminal is at most fifteen lines, and logs are words',
    async ({ onTestFinished }) => {
      await ensureBuild(process.cwd())
      const dataDir = freshDataDir()
      const command = `stty cols 100; exec ${process.execPath} server.ts`
      const server = spawn('script', ['-qec', command, '/dev/null'], {
        env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const ended = once(server, 'close')
      onTestFinished(async () => {
        server.kill('SIGTERM')
        await ended
        rmSync(dirname(dataDir), { recursive: true })
      })
      let output = ''
      server.stdout.on('data', (chunk: Buffer) => {
        output += chunk
      })
      await expect.poll(() => output).toContain('docs/configuration.md')
      expect(output.trim().split('\n').length).toBeLessThanOrEqual(15)
      expect(output).toContain('This machine: http://localhost:')
      expect(output).not.toContain('{"')
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      await fetch(`${address}/api/packs`)
      await expect
        .poll(() => output)
        .toMatch(/\[\d\d:\d\d:\d\d\] .*INFO.*: .*request.*"status":200/)
      expect(output).not.toContain('"level"')
    },
  )
})
