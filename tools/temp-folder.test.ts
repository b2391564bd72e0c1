import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'temp-folder.mjs'))
const fill = `
  import { writeFileSync } from 'node:fs'
  import { makeTempFolder } from ${module}
  const folder = makeTempFolder()
  writeFileSync(folder + '/left', '')
  console.log(folder)
`
const args = (source: string) => ['--input-type=module', '--eval', source]

test.each([
  ['ends', ''],
  ['fails', 'throw new Error("a test failed")'],
  ['exits with a code', 'process.exit(1)'],
])('a run that %s leaves nothing in the temporary folder', (_, ending) => {
  const { stdout } = spawnSync(process.execPath, args(fill + ending), { encoding: 'utf8' })
  expect(stdout.trim()).toMatch(/party-dojo-run-/)
  expect(existsSync(stdout.trim())).toBe(false)
})

test.each(['SIGINT', 'SIGTERM'] as const)('a run ended by %s leaves nothing', async (signal) => {
  const run = spawn(process.execPath, args(`${fill}\nsetInterval(() => {}, 1000)`))
  const [line] = (await once(run.stdout, 'data')) as [Buffer]
  run.kill(signal)
  await once(run, 'exit')
  expect(existsSync(String(line).trim())).toBe(false)
})
