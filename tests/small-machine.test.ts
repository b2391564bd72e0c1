import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../package.json' with { type: 'json' }

const read = (path: string) => readFileSync(path, 'utf8')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('the archive', () => {
  const { bundleDependencies, files } = packageJson

  test('lists what there is', () => {
    const kept = files.filter((path) => !/^!?build\b/.test(path))
    expect(kept.filter((path) => !existsSync(path))).toEqual([])
  })

  test('holds the packages that are read while it runs, and no others', () => {
    const sources = globSync('src/server/**/*.ts').filter((path) => !path.includes('.test.'))
    const texts = sources.map(read)
    const files = texts.flatMap((text) => [
      ...text.matchAll(/'(@(?:iconify-json|resvg|elevenlabs)\/[\w-]+)(?:\/[\w.]+)?'/g),
    ])
    const faces = read('src/server/platform/rendering/typesetting/open-face.ts')
    const fonts = [...faces.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => `@fontsource/${name}`)
    const [, external = ''] = /external: (\[.*?\])/.exec(read('vite.config.ts')) ?? []
    const wanted = [...files.map(([, name]) => name), ...fonts, ...parse(external)]
    expect(bundleDependencies).toEqual([...new Set(wanted)].sort())
  })
})

describe('compose.yaml for one container', () => {
  const text = read('deploy/small/compose.yaml')
  const { services, volumes } = parse(text)

  test('is five lines', () => {
    expect(text.split('\n').filter((line) => line && !line.startsWith('#'))).toHaveLength(5)
  })

  test('is one container that may do no more than it needs, with one volume', () => {
    expect(Object.keys(services)).toEqual(['party-dojo'])
    expect(Object.keys(volumes)).toEqual(['data'])
    expect(services['party-dojo']).toMatchObject({
      image: 'party-dojo',
      build: { context: '../..', dockerfile: 'deploy/Dockerfile' },
      restart: 'unless-stopped',
      volumes: ['data:/data'],
      ports: ['3000:3000'],
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(read('deploy/Dockerfile')).toMatch(/DATA_DIR=\/data PORT=3000/)
  })
})

describe('party-dojo.service', () => {
  const path = 'deploy/small/party-dojo.service'
  const lines = read(path).split('\n')

  test.each([
    'ExecStart=node tools/start.mjs',
    'DynamicUser=yes',
    'StateDirectory=party-dojo',
    'Environment=DATA_DIR=%S/party-dojo',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])('says %s', (line) => {
    expect(lines).toContain(line)
  })

  test('lets code be compiled while it runs', () => {
    expect(read(path)).not.toContain('MemoryDenyWriteExecute')
  })

  test.runIf(hasSystemd)('is understood whole by systemd', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('party-dojo.service'))).toEqual([])
    expect(status).toBe(0)
  })
})
