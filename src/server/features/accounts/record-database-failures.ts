import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter'
import type { BetterAuthOptions } from 'better-auth'
import type { AppError } from '#server/platform/web/errors.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter
type Methods = Record<string, (...args: unknown[]) => unknown>

const failureContext = new AsyncLocalStorage<{ failure: AppError | null }>()

/**
 * The same adapter, whose failures are noted for the request that met them: the sign-in library takes
 * a database that is away for somebody signed out, or for an account that cannot be made.
 */
export function recordDatabaseFailures(open: OpenAdapter): OpenAdapter {
  return (options) => wrapAdapter(open(options))
}

/** What `work` gave, and what it could not reach on the way; null when all was well. */
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

/** What runs in a transaction is given an adapter of its own. */
function wrapTransactionWork(work: unknown): unknown {
  if (typeof work !== 'function') return work
  return (inner: DBTransactionAdapter) => work(wrapAdapter(inner))
}
