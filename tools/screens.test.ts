import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('what takes pictures loads without the test runner', { timeout: 30_000 }, () => {
  const modules = ['screens', 'hosting-screens', 'films', 'film']
  const load = modules.map((name) => `await import('./tools/${name}.ts')`).join(';')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load])
  expect(String(stderr)).toBe('')
  expect(status).toBe(0)
})
