import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter'
import type { BetterAuthOptions } from 'better-auth'
import type { AppError } from '#server/platform/web/errors.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter
type Methods = Record<string, (...args: unknown[]) => unknown>

const failureContext = new AsyncLocalStorage<{ failure: AppError | null }>()

/**
 * Records failures of the adapter per request: the library takes an unavailable database for
 * "signed out" or "cannot sign up".
 */
export function recordDatabaseFailures(open: OpenAdapter): OpenAdapter {
  return (options) => wrapAdapter(open(options))
}

/** Also returns the failure that the library hid; null without one. */
export async function withDatabaseFailure<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; failure: AppError | null }> {
  const context = { failure: null as AppError | null }
  const result = await failureContext.run(context, work)
  return { result, failure: context.failure }
}

function wrapAdapter<Adapter extends DBAdapter | DBTransactionAdapter>(adapter: Adapter): Adapter {
  const methods = adapter as unknown as Methods
  for (const [name, method] of Object.entries(methods)) {
    if (typeof method !== 'function') continue
    methods[name] = async (...args) => {
      try {
        return await method.apply(
          adapter,
          name === 'transaction' ? args.map(wrapTransactionWork) : args,
        )
      } catch (error) {
        const context = failureContext.getStore()
        if (context) context.failure ??= asTransient(error)
        throw error
      }
    }
  }
  return adapter
}

/** Transactions get an adapter of their own. */
function wrapTransactionWork(work: unknown): unknown {
  if (typeof work !== 'function') return work
  return (inner: DBTransactionAdapter) => work(wrapAdapter(inner))
}
