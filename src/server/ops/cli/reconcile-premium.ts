import { reconcile } from '#server/features/billing/reconcile.ts'
import { requireSameMoney } from '#server/features/billing/require-same-money.ts'
import { defineCommand, exitCodes, parseNothing, withHouse } from './command.ts'

const nothingToAsk =
  'There is nothing to reconcile with: no Stripe key, and no server with the simulator runs.'

export const reconcilePremium = defineCommand({
  names: ['reconcile', 'premium reconcile'],
  does: 'repairs what lost webhooks left',
  parse: parseNothing,
  run: (_, shell) =>
    withHouse(shell, async ({ billing, ...services }) => {
      if (billing === null) {
        shell.print(nothingToAsk)
        return exitCodes.failed
      }
      if (!billing.isLive) await requireSameMoney(services.database.db, false)
      const { read, failed } = await reconcile({ ...services, billing })
      shell.print(`Subscriptions read from Stripe: ${read}. Not read: ${failed}.`)
      return failed === 0 ? exitCodes.done : exitCodes.failed
    }),
})
