import type { RouterContextProvider } from 'react-router'
import type { Trackers } from '#contract/trackers.ts'
import { type Operator, requestContext } from '#server/pages/request-context.ts'

/** What a page about the house may say of this very house. */
export type SiteFacts = {
  operator: Operator
  supportEmail: string | null
  /** Whose accounts may open one here, by name. */
  providers: readonly string[]
  /** Null where nobody counts, measures or advertises, and nobody is asked. */
  trackers: Trackers | null
}

export function readSiteFacts(context: Readonly<RouterContextProvider>): SiteFacts {
  const requestDeps = context.get(requestContext)
  const { hasGoogle, oidcHost } = requestDeps?.signIn ?? { hasGoogle: false, oidcHost: null }
  return {
    operator: requestDeps?.operator ?? { name: null, address: null },
    supportEmail: requestDeps?.supportEmail ?? null,
    providers: [...(hasGoogle ? ['Google'] : []), ...(oidcHost ? [oidcHost] : [])],
    trackers: requestDeps?.trackers ?? null,
  }
}
