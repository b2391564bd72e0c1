import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImporters } from './importers.ts'
import { pageTestsOf } from './page-tests.ts'

const root = join(import.meta.dirname, '../..')
const importers = readImporters(root)

test.each([
  ['a screen of a game', 'src/games/drunk-dice/challenge-sheet.tsx', 'play-drunk-dice'],
  ['a part that all games show', 'src/games/shell/leave-sheet.tsx', 'play-pack'],
  ['a part of a room', 'src/pages/room/tv-throw.tsx', 'room-throws'],
  ['a part of a layout', 'src/layouts/update-notice.tsx', 'updates'],
  ['the script of pages without React', 'src/browser/static-page.ts', 'static-page'],
])('%s is asked about in the test of that', async (_, path, test) => {
  expect(await pageTestsOf(root, importers, path)).toContain(`tests/e2e/${test}.test.ts`)
})
