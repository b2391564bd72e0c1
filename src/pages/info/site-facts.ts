import type { RouterContextProvider } from 'react-router'
import type { Trackers } from '#contract/trackers.ts'
import { type Operator, requestContext } from '#server/pages/request-context.ts'

/** Site configuration for the text pages. */
export type SiteFacts = {
  operator: Operator
  supportEmail: string | null
  /** Names of the configured sign-in providers. */
  providers: readonly string[]
  /** Null without trackers. */
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
