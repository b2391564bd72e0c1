import { useEffect } from 'react'
import { replace, useRevalidator } from 'react-router'
import { recheckPremium } from '#browser/premium/recheck-premium.ts'
import type { CheckoutOutcome } from '#contract/premium.ts'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/processing'
import { OutcomePage } from './outcome-page.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { UnknownPayment } from './unknown-payment.tsx'
import { usePolling } from './use-polling.ts'
import { Waiting } from './waiting.tsx'

type Processing = {
  state: 'pending' | 'unknown' | 'signed out'
  testMode: boolean
  hasCheckout: boolean
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Processing> {
  const requestDeps = context.get(requestContext)
  const sid = new URL(request.url).searchParams.get('sid')
  const premium = (await requestDeps?.readPremium()) ?? null
  const outcome: CheckoutOutcome | null = !premium
    ? null
    : sid
      ? ((await requestDeps?.confirmCheckout(sid)) ?? null)
      : premium.isPremium
        ? 'premium'
        : 'pending'
  // `replace`: Back would only return here.
  if (outcome === 'premium') throw replace('/info/premium-confirmation')
  if (outcome === 'failed') throw replace('/info/premium-failed')
  const testMode = (await requestDeps?.readOffer())?.testMode ?? false
  return { state: outcome ?? 'signed out', testMode, hasCheckout: sid !== null }
}

/** A failed check keeps the last value. */
let wasTestMode = false

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const hasCheckout = new URL(request.url).searchParams.has('sid')
  try {
    return await serverLoader()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return { state: 'pending' as const, testMode: wasTestMode, hasCheckout }
  }
}

/** Waits until Stripe reports the payment's outcome. */
export default function PremiumProcessing({ loaderData }: Route.ComponentProps) {
  const { state, testMode, hasCheckout } = loaderData
  const { revalidate } = useRevalidator()
  useEffect(() => {
    wasTestMode = testMode
  }, [testMode])
  const isLong = usePolling(state === 'pending', async () => {
    // The loader checks the checkout; without one, check the subscription.
    if (!hasCheckout) await recheckPremium()
    await revalidate()
  })

  if (state === 'signed out') {
    return (
      <OutcomePage
        title="Sign in to see your payment"
        heading="Sign in to see your payment"
        lead="You are signed out on this device."
        testMode={testMode}
      >
        <SignInFirst />
      </OutcomePage>
    )
  }
  if (state === 'unknown') return <UnknownPayment testMode={testMode} />
  return <Waiting isLong={isLong} testMode={testMode} />
}
