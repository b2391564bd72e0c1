import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '#browser/api/call-api.ts'
import { toMessage } from '#browser/api/shown-error.ts'
import { recheckPremium } from '#browser/premium/check-premium.ts'
import { leaveForPortal } from '#browser/premium/leave-for-portal.ts'
import { cancelSubscription, resumeSubscription } from '#browser/premium/payment-client.ts'
import { PaymentError } from '#browser/premium/payment-error.ts'
import { useGone } from '#browser/premium/use-gone.ts'
import { useOwner } from './owner.ts'

const truthPatienceMs = 5000

export type PremiumDeed = 'cancel' | 'resume' | 'portal'

export type PremiumDeeds = {
  /** What is under way; null while nothing is. */
  busy: PremiumDeed | null
  /** Why the last one could not be done. */
  problem: string | null
  dismiss: () => void
  /** True once it is done and the page shows it. */
  cancel: (subscriptionId: string) => Promise<boolean>
  resume: (subscriptionId: string) => Promise<boolean>
  /** Leaves for the page of invoices and cards. */
  openPortal: () => Promise<boolean>
}

/** What somebody does to their own subscription. */
export function usePremiumDeeds(): PremiumDeeds {
  const { act } = useOwner()
  const { revalidate } = useRevalidator()
  const gone = useGone()
  const [busy, setBusy] = useState<PremiumDeed | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(
    deed: PremiumDeed,
    call: () => Promise<unknown>,
    onDone?: () => Promise<void>,
  ): Promise<boolean> {
    if (busy !== null) return false
    setBusy(deed)
    setProblem(null)
    const answer = await act(() => asAnswer(call))
    if (answer.ok) await onDone?.()
    else {
      setProblem(answer.message)
      // It stands otherwise than this page says.
      if (answer.status === 404 || answer.status === 409) void revalidate()
    }
    setBusy(null)
    return answer.ok
  }

  async function showTruth(): Promise<void> {
    // Not for ever: it is done, and the page may learn of it later.
    await Promise.race([revalidate(), new Promise((enough) => setTimeout(enough, truthPatienceMs))])
    void recheckPremium()
  }

  return {
    busy,
    problem,
    dismiss: () => setProblem(null),
    cancel: (id) => run('cancel', () => cancelSubscription(id), showTruth),
    resume: (id) => run('resume', () => resumeSubscription(id), showTruth),
    openPortal: () => run('portal', () => leaveForPortal(gone())),
  }
}

async function asAnswer<T>(call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, status: 200, data: await call() }
  } catch (error) {
    const status = error instanceof PaymentError ? error.status || 'offline' : 0
    return { ok: false, status, message: toMessage(error) }
  }
}
