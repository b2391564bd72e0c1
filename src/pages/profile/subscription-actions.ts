import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiResult } from '#browser/api/call-api.ts'
import { toMessage } from '#browser/api/user-facing-error.ts'
import { goToPortal } from '#browser/premium/go-to-portal.ts'
import { cancelSubscription, resumeSubscription } from '#browser/premium/payment-client.ts'
import { PaymentError } from '#browser/premium/payment-error.ts'
import { recheckPremium } from '#browser/premium/recheck-premium.ts'
import { useUnmountSignal } from '#browser/premium/use-unmount-signal.ts'
import { useOwner } from './owner.ts'

const refreshTimeoutMs = 5000

export type SubscriptionAction = 'cancel' | 'resume' | 'portal'

export type SubscriptionActions = {
  /** Null when nothing runs. */
  busy: SubscriptionAction | null
  /** Why the last action failed. */
  problem: string | null
  dismiss: () => void
  /** True once the page shows the change. */
  cancel: (subscriptionId: string) => Promise<boolean>
  resume: (subscriptionId: string) => Promise<boolean>
  openPortal: () => Promise<boolean>
}

export function useSubscriptionActions(): SubscriptionActions {
  const { act } = useOwner()
  const { revalidate } = useRevalidator()
  const gone = useUnmountSignal()
  const [busy, setBusy] = useState<SubscriptionAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(
    deed: SubscriptionAction,
    call: () => Promise<unknown>,
    onDone?: () => Promise<void>,
  ): Promise<boolean> {
    if (busy !== null) return false
    setBusy(deed)
    setProblem(null)
    const answer = await act(() => toApiResult(call))
    if (answer.ok) await onDone?.()
    else {
      setProblem(answer.message)
      // The subscription has changed since.
      if (answer.status === 404 || answer.status === 409) void revalidate()
    }
    setBusy(null)
    return answer.ok
  }

  async function refresh(): Promise<void> {
    // Not for ever: it is done, and the page may update later.
    await Promise.race([
      revalidate(),
      new Promise((enough) => setTimeout(enough, refreshTimeoutMs)),
    ])
    void recheckPremium()
  }

  return {
    busy,
    problem,
    dismiss: () => setProblem(null),
    cancel: (id) => run('cancel', () => cancelSubscription(id), refresh),
    resume: (id) => run('resume', () => resumeSubscription(id), refresh),
    openPortal: () => run('portal', () => goToPortal(gone())),
  }
}

async function toApiResult<T>(call: () => Promise<T>): Promise<ApiResult<T>> {
  try {
    return { ok: true, status: 200, data: await call() }
  } catch (error) {
    const status = error instanceof PaymentError ? error.status || 'offline' : 0
    return { ok: false, status, message: toMessage(error) }
  }
}
