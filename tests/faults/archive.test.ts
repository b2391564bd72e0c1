import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { senderKeyHeader } from '#contract/dare-views.ts'
import { ensureBuild } from '../../tools/build/ensure-build.ts'
import { someDare } from '../support/app/dare-fixtures.ts'
import { root } from '../support/server/build-folder.ts'
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.ts'

const run = promisify(execFile)

let folder: string
let unpacked: string
/** No npm, no cache of its, and no other command is within reach. */
let bare: { HOME: string; PATH: string; NODE_PATH: string }

beforeAll(async () => {
  await ensureBuild(root)
  folder = await mkdtemp(join(tmpdir(), 'party-dojo-archive-'))
  unpacked = join(folder, 'package')
  bare = { HOME: join(folder, 'home'), PATH: join(folder, 'home'), NODE_PATH: '' }
  await mkdir(bare.HOME)
  const args = ['pack', '--pack-destination', folder, '--cache', join(bare.HOME, 'npm')]
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  await run('npm', args, { cwd: root, env: { ...process.env, PATH, HOME: bare.HOME } })
  await rm(join(bare.HOME, 'npm'), { recursive: true, force: true })
  const [archive = ''] = globSync(join(folder, '*.tgz'))
  await run('tar', ['-xzf', archive, '-C', folder])
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('holds the build whole, and nothing that is for making it', () => {
  const inBuild = (at: string) =>
    globSync('**/*', {
      cwd: join(at, 'build'),
      exclude: (name) => name.startsWith('compile-cache'),
    })
  expect(inBuild(unpacked).sort()).toEqual(inBuild(root).sort())
  const others = globSync('*', { cwd: unpacked }).sort()
  expect(others).toEqual(
    ['README.md', 'build', 'cli.ts', 'deploy', 'docs', 'node_modules', 'package.json'].concat([
      'server.ts',
      'tools',
    ]),
  )
  expect(existsSync(join(unpacked, 'node_modules/react'))).toBe(false)
})

test('starts with Node alone: pages, pictures, sheets, icons, and what is written is kept', async () => {
  const dataDir = join(folder, 'data')
  const dare = someDare()
  const start = () => startBuiltServer({ ...bare, DATA_DIR: dataDir }, unpacked, 'tools/start.mjs')
  await withServer(start, async ({ url }) => {
    const paths = ['/readyz', '/', '/games/meyer', '/packs', '/api/openapi.json']
    const drawn = ['/pictures/games/meyer.png', '/QR/standard/business-card.pdf']
    const icons = '/api/_nuxt_icon/ph.json?icons=house'
    for (const path of [...paths, ...drawn, icons]) {
      expect(await statusOf(url + path), path).toBe(200)
    }
    const headers = { 'content-type': 'application/json', origin: url }
    const body = JSON.stringify(dare)
    const sent = await fetch(`${url}/api/dares`, { method: 'POST', headers, body })
    expect(sent.ok, await sent.text()).toBe(true)
  })
  await withServer(start, async ({ url }) => {
    const headers = { [senderKeyHeader]: dare.senderKey }
    const answer = await fetch(`${url}/api/dares/${dare.id}/answers`, { headers })
    expect(await answer.json()).toMatchObject({ status: 'open' })
  })
  const doctor = await run(process.execPath, ['tools/party-dojo.mjs', 'doctor'], {
    cwd: unpacked,
    env: { ...bare, DATA_DIR: dataDir },
  })
  expect(doctor.stdout).toContain('ledger')
})

test('says which Node it needs where the one at hand is too old', async () => {
  const old = join(folder, 'old')
  await cp(join(unpacked, 'tools'), join(old, 'tools'), { recursive: true })
  const needs = await readFile(join(unpacked, 'package.json'), 'utf8')
  await writeFile(join(old, 'package.json'), needs.replace(/(linux-x64": ")[^"]+/, '$1999.1.0'))
  const started = run(process.execPath, ['tools/start.mjs'], { cwd: old, env: bare })
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: `This is Node ${process.versions.node}, which is too old: install Node 999.1.0 or newer from https://nodejs.org.\n`,
  })
})

async function withServer(
  start: () => Promise<BuiltServer>,
  use: (server: BuiltServer) => Promise<void>,
): Promise<void> {
  const server = await start()
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}
