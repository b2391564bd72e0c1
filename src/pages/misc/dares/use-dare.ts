import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isNotFound } from '#browser/api/call-api.ts'
import { fetchDare, sendAnswer } from '#browser/dares/answer-dare.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import type { DareView } from '#contract/dare-views.ts'
import type { SentAnswer } from '#contract/dares.ts'
import { isDareId } from '#domain/dares/ids.ts'

/** Without the step, which this hook adds. */
type Reply<A = SentAnswer> = A extends SentAnswer ? Omit<A, 'step'> : never

export type OpenedDare = {
  /** `lost`: edited, unknown, expired or withdrawn. */
  stage: 'opening' | 'there' | 'lost' | 'unreachable'
  dare: DareView | null
  problem: string | null
  isBusy: boolean
  /** Its reward can be claimed. */
  hasEarned: boolean
  reply: (answer: Reply) => Promise<void>
  /** Reports the last step again, for a user who has signed in since. */
  replyAgain: () => Promise<void>
  tryAgain: () => void
  dismiss: () => void
}

/** The dare named in the address, and the answers to it. */
export function useDare(): OpenedDare {
  const isHydrated = useIsHydrated()
  const [search] = useSearchParams()
  // The page is prerendered: its query is known after hydration.
  const id = isHydrated ? (search.get('d') ?? '') : null
  const isLink = id !== null && isDareId(id)
  const [dare, setDare] = useState<DareView | null>(null)
  const [stage, setStage] = useState<'opening' | 'lost' | 'unreachable'>('opening')
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasEarned, setEarned] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (id === null || !isLink) return
    let isCurrent = true
    setStage('opening')
    setDare(null)
    setProblem(null)
    void fetchDare(id).then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setDare(answer.data)
      else setStage(isNotFound(answer) ? 'lost' : 'unreachable')
      if (!answer.ok && answer.status !== 'offline') setProblem(answer.message)
    })
    return () => {
      isCurrent = false
    }
  }, [id, isLink, attempt])

  async function reply(answer: Reply): Promise<void> {
    if (dare) await send(dare.id, { ...answer, step: dare.step } as SentAnswer)
  }

  async function replyAgain(): Promise<void> {
    if (dare) await send(dare.id, { answer: 'done', words: '', step: dare.step - 1 })
  }

  async function send(which: string, answer: SentAnswer): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const said = await sendAnswer(which, answer)
    if (said.ok) {
      setDare(said.data.dare)
      setEarned(said.data.earned)
    } else {
      if (isNotFound(said)) setStage('lost')
      if (said.status === 409) await look(which)
      setProblem(said.message)
      if (isNotFound(said)) setDare(null)
    }
    setBusy(false)
  }

  /** Another phone was faster: shows its answer. */
  async function look(which: string): Promise<void> {
    const answer = await fetchDare(which)
    if (answer.ok) setDare(answer.data)
  }

  return {
    stage: dare ? 'there' : id !== null && !isLink ? 'lost' : stage,
    dare,
    problem,
    isBusy,
    hasEarned,
    reply: reply,
    replyAgain: replyAgain,
    tryAgain: () => setAttempt((before) => before + 1),
    dismiss: () => setProblem(null),
  }
}
