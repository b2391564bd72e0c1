import { expect } from 'vitest'
import { newPackId } from '#browser/packs/new-pack-id.ts'
import { freePublishedPacks } from '#domain/packs/publish-quota.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'
import { publish, writePack } from './pack-writer.ts'
import { cards, payWith } from './premium-checkout.ts'

memberTest(
  'one pack too many: the refusal leads to the prices, and the belt lets it through',
  async ({ page, context, server, member, expectError }) => {
    expect(member.userId).toBeTruthy()
    expectError(/402/)
    for (let made = 0; made < freePublishedPacks; made += 1) {
      await publishPack(context, server.baseUrl, { id: newPackId() })
    }
    await openProfile(page)
    await writePack(page, 'One too many', ['Who came back for more?'])
    await press(page, 'Publish')
    await page.getByRole('alert').getByRole('link', { name: 'go premium' }).click()
    await page.getByRole('button', { name: /^Get Premium/ }).click()
    await page.waitForURL('**/test-mode/checkout/**')
    await payWith(page, cards.good)
    await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
    await page.goto('/editor/steps/Step5Review')
    await publish(page)
  },
)
