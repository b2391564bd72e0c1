import { expect } from 'vitest'
import { runOperator } from '#tests/support/server/run-operator.ts'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { openProfile } from './game-actions.ts'
import { nhie, packTest as test } from './own-pack.ts'

const reason = 'It names a real person.'

test('a pack that operators hide tells its maker why, and is nowhere for others', async ({
  page,
  maker,
  write,
  server,
  expectError,
}) => {
  expectError(/404/)
  const packId = await write(nhie)
  const operator = { DATA_DIR: server.dataDir }
  const hidden = await runOperator(['packs', 'hide', packId, '--reason', reason], operator)
  expect(hidden.code).toBe(0)

  const own = await maker.newPage()
  await own.goto(`/game/${packId}`)
  await own
    .getByRole('alert')
    .getByText(`Hidden by the people who run this site: ${reason} Only you see it.`)
    .waitFor()
  await checkAxe(own)
  await expectNoSidewaysScroll(own)
  await openProfile(own)
  await own.goto('/editor')
  const row = own.getByRole('button', { name: new RegExp(`^Kitchen ${packId}`) })
  await row.getByText('Hidden by this site').waitFor()
  await row.click()
  await own.getByText(/Hidden from others\. Play it to read why\./).waitFor()

  await page.goto(`/game/${packId}`)
  await page.getByText('404').first().waitFor()
  expect(await page.getByText(reason).count()).toBe(0)

  expect((await runOperator(['packs', 'unhide', packId], operator)).code).toBe(0)
  await own.goto(`/game/${packId}`)
  await own.getByRole('heading', { name: `Kitchen ${packId}` }).waitFor()
  expect(
    await own
      .getByRole('alert')
      .getByText(/^Hidden/)
      .count(),
  ).toBe(0)
})
