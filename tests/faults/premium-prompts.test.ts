import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { ensureBuild } from '../../tools/build/ensure-build.ts'

const root = join(import.meta.dirname, '../..')
/** Shorter ones may be ordinary words. */
const tellingLength = 12
const packs = readdirSync(join(root, 'src/server/features/packs/premium'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('.json'))

describe('the public half of the build', () => {
  let everything = ''

  beforeAll(async () => {
    await ensureBuild(root)
    const folder = join(root, 'build/client')
    everything = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.(br|gz|woff2|png)$/.test(file.name))
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
      .join('\n')
  }, 60_000)

  test('is searched where prompts would be', () => {
    const free = readPackFile(
      JSON.parse(readFileSync(join(root, 'src/games/charades/packs/house-classics.json'), 'utf8')),
    )
    expect(everything).toContain(free.lists[0]?.elements[0])
  })

  test.each(packs)('holds no prompt of %s', (file) => {
    const pack = readPackFile(
      JSON.parse(readFileSync(join(root, 'src/server/features/packs/premium', file), 'utf8')),
    )
    const prompts = pack.lists
      .flatMap(({ elements }) => elements)
      .filter((prompt) => prompt.length >= tellingLength)
    expect(prompts.length).toBeGreaterThan(10)
    expect(prompts.filter((prompt) => everything.includes(prompt))).toEqual([])
  })
})
