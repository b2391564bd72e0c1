import { useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { requestContext, type SignInOptions } from '#server/pages/request-context.ts'
import type { Route } from './+types/profile'
import type { Provider } from './owner.ts'
import { ProfileScreen } from './profile-screen.tsx'
import { Unreachable } from './unreachable.tsx'

/** Signed-out users are sent to sign in (spec §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const requestDeps = context.get(requestContext)
  const viewer = (await requestDeps?.readViewer()) ?? null
  if (viewer === null) throw redirect('/sign-in')
  return {
    viewer,
    packs: requestDeps?.packsForSale ?? [],
    earned: (await requestDeps?.readEarnedRewards()) ?? [],
    providers: providersOf(requestDeps?.signIn),
    sendsMail: requestDeps?.signIn.sendsMail ?? true,
    sendsSms: requestDeps?.signIn.sendsSms ?? false,
    premium: (await requestDeps?.readPremium()) ?? null,
  }
}

function providersOf(signIn: SignInOptions | undefined): Provider[] {
  return [
    ...(signIn?.hasGoogle ? [{ id: 'google' as const, name: 'Google' }] : []),
    ...(signIn?.oidcHost ? [{ id: 'oidc' as const, name: signIn.oidcHost }] : []),
  ]
}

/** Remembers the page for after sign-in; null offline. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('location')) {
      writeSessionValue('previousRoute', '/profile')
    }
    if (thrown instanceof TypeError) return null
    throw thrown
  }
}

/** Dismissing an error changes only the address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const [knownProfile, setKnown] = useState(loaderData)
  if (loaderData !== null && loaderData !== knownProfile) setKnown(loaderData)
  // A failed reload keeps what is shown.
  const shown = loaderData ?? knownProfile
  return (
    <>
      <title>Your profile | Party Dojo</title>
      <meta name="robots" content="noindex" />
      {shown === null ? <Unreachable /> : <ProfileScreen key={shown.viewer.userId} {...shown} />}
    </>
  )
}
