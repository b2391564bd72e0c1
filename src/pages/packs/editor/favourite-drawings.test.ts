import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { coverIcons } from '#domain/packs/cover-icons.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
const { prefix, icons, width, height } = JSON.parse(readFileSync(file, 'utf8'))

test('the favourites are drawn as the collection draws them', async () => {
  const names = coverIcons.map(({ icon }) => icon.slice(`${prefix}:`.length))
  const drawn = Object.fromEntries(names.map((name) => [name, { body: icons[name].body }]))
  const text = JSON.stringify({ prefix, icons: drawn, width, height }, null, 2)
  await expect(`${text}\n`).toMatchFileSnapshot('./favourite-drawings.json')
})
