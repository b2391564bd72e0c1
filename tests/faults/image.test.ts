import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuild } from '../../tools/build/ensure-build.ts'
import {
  commandOf,
  copyContext,
  doSteps,
  healthCheckOf,
  openRootfs,
  type Rootfs,
  startIn,
} from '../support/deploy/container-image.ts'
import { readDockerfile } from '../support/deploy/dockerfile.ts'
import { root } from '../support/server/build-folder.ts'
import { findFreePort } from '../support/server/free-port.ts'

const stepsTimeoutMs = 240_000
const [archiveStage, imageStage] = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
if (!archiveStage || !imageStage) throw new Error('The Dockerfile has two stages')
/** Its number is all that there is of the image's user here; who is not root is themselves. */
const asNumber = (command: string) =>
  userInfo().uid === 0
    ? command.replace('-o node -g node', '-o 1000 -g 1000')
    : command.replace('-o node -g node ', '')

describe('the steps of the image, done by hand', () => {
  let folder: string
  let image: Rootfs

  beforeAll(async () => {
    await ensureBuild(root)
    folder = mkdtempSync(join(tmpdir(), 'party-dojo-image-'))
    // The image's user must get at what lies in it.
    await chmod(folder, 0o755)
    const first = openRootfs(join(folder, 'archive'))
    // In the place of `npm ci`: the packages at hand are those of the lock.
    mkdirSync(first.at('/app'))
    symlinkSync(join(root, 'node_modules'), first.at('/app/node_modules'))
    await doSteps(archiveStage, first, {
      copy: (from, to) => {
        if (from !== '.') return cpSync(join(root, from), join(to, from))
        copyContext(root, to)
        // Made from the same sources: `npm pack` finds it whole, where the image has to build.
        cpSync(join(root, 'build'), join(to, 'build'), {
          recursive: true,
          preserveTimestamps: true,
        })
      },
      run: (command) => (command.startsWith('npm ci') ? null : command),
    })
    image = openRootfs(join(folder, 'image'))
    await doSteps(imageStage, image, {
      copy: (from, to) => cpSync(first.at(from), to, { recursive: true }),
      run: asNumber,
    })
  }, stepsTimeoutMs)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('give the archive of npm pack and nothing else, compiled by the user that runs it', () => {
    expect(globSync('*', { cwd: image.at('/app') }).sort()).toEqual(
      ['README.md', 'build', 'cli.ts', 'deploy', 'node_modules', 'package.json'].concat([
        'server.ts',
        'tools',
      ]),
    )
    const compiled = globSync('build/compile-cache/*/*', { cwd: image.at('/app') })
    expect(compiled.length).toBeGreaterThan(10)
  })

  test('start, say that they are healthy, serve, and stop on SIGTERM', {
    timeout: 60_000,
  }, async () => {
    const env = { PORT: String(await findFreePort()) }
    const before = filesOf(image)
    const server = startIn(imageStage, image, { words: commandOf(imageStage), env })
    const [node = '', script = ''] = healthCheckOf(imageStage)
    const ask = async (...more: string[]) =>
      (await startIn(imageStage, image, { words: [node, script, ...more], env }).ended).code
    await expect.poll(() => ask()).toBe(0)
    await expect.poll(() => ask('/readyz')).toBe(0)
    for (const path of ['/', '/games/meyer', '/api/packs', '/QR/standard/business-card.pdf']) {
      expect([path, (await fetch(`http://127.0.0.1:${env.PORT}${path}`)).status]).toEqual([
        path,
        200,
      ])
    }
    const words = [image.at('/usr/local/bin/party-dojo'), 'doctor']
    const doctor = await startIn(imageStage, image, { words, env }).ended
    expect(doctor.output).toContain('ledger')
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(await ask()).toBe(1)
    expect(globSync('*', { cwd: image.at('/data') })).toContain('party-dojo.db')
    expect(filesOf(image)).toEqual(before)
  })
})

/** Every file of its own folder with the time it was written, but what Node keeps of compiled code. */
function filesOf({ at }: Rootfs): Record<string, number> {
  const names = globSync('**/*', { cwd: at('/app'), exclude: ['build/compile-cache'] })
  return Object.fromEntries(names.map((name) => [name, statSync(at(`/app/${name}`)).mtimeMs]))
}
