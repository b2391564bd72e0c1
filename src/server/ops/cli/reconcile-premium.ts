import { reconcile } from '#server/features/billing/reconcile.ts'
import { requireMatchingMode } from '#server/features/billing/require-matching-mode.ts'
import { defineCommand, exitCodes, parseNoArguments, withServices } from './command.ts'

const noStripeMessage =
  'There is nothing to reconcile with: no Stripe key, and no server with the simulator runs.'

export const reconcilePremium = defineCommand({
  names: ['reconcile', 'premium reconcile'],
  summary: 'repairs what lost webhooks left',
  parse: parseNoArguments,
  run: (_, shell) =>
    withServices(shell, async ({ billing, ...services }) => {
      if (billing === null) {
        shell.print(noStripeMessage)
        return exitCodes.failed
      }
      if (!billing.isLive) await requireMatchingMode(services.database.db, false)
      const { read, failed } = await reconcile({ ...services, billing })
      shell.print(`Subscriptions read from Stripe: ${read}. Not read: ${failed}.`)
      return failed === 0 ? exitCodes.done : exitCodes.failed
    }),
})
