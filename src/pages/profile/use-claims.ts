import { type RefObject, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { claimReward } from '#browser/outbox/claim-reward.ts'
import { queuedMessage } from '#browser/outbox/outbox.ts'
import { useWaitingClaims } from '#browser/outbox/use-waiting-claims.ts'
import { claimMessages } from '#contract/claim-messages.ts'
import type { Reward } from '#domain/profile/rewards.ts'
import { flyCoins } from '#ui/coin-flight.ts'
import type { Owner } from './owner.ts'

export type Claims = {
  /** The balance without coins still in the animation. */
  shownCoins: number
  isPurseOut: boolean
  /** Ids being claimed. */
  busy: readonly string[]
  /** Ids queued offline. */
  waiting: readonly string[]
  fresh: readonly string[]
  /** The refused reward, with the server's message. */
  problem: { id: string; message: string } | null
  dismiss: () => void
  claim: (reward: Reward, from: Element) => void
}

type Places = Record<'coin' | 'purse', RefObject<Element | null>>

const purseShownMs = 1800

/** Claims rewards. The server gives each once, so repeats do no harm. */
export function useClaims({ viewer, profile, act, toast }: Owner, places: Places): Claims {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<readonly string[]>([])
  const [fresh, setFresh] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<Claims['problem']>(null)
  const [isPurseOut, setPurseOut] = useState(false)
  /** The balance before the animation; null without one. */
  const [held, setHeld] = useState<number | null>(null)
  const waiting = useWaitingClaims(viewer.userId)
  const flyingCoins = useRef(new Set<string>())

  async function claim(reward: Reward, from: Element): Promise<void> {
    const { id, coins } = reward
    if (flyingCoins.current.has(id)) return
    flyingCoins.current.add(id)
    setBusy([...flyingCoins.current])
    setHeld((before) => before ?? profile.dojo_coins)
    setProblem(null)
    const answer = await act(() => claimReward(reward))
    if (answer.ok) {
      setFresh((before) => [...before, id])
      await land(from, coins)
      toast(`${claimMessages.claimed}: ${coins} coins in.`)
    } else if (answer.message === claimMessages.already) {
      toast(claimMessages.already)
    } else if (answer.message === queuedMessage) {
      toast(queuedMessage)
    } else {
      setProblem({ id, message: answer.message })
      // The page thought it was earned: reload.
      void revalidate()
    }
    flyingCoins.current.delete(id)
    setBusy([...flyingCoins.current])
    if (flyingCoins.current.size === 0) setHeld(null)
  }

  async function land(from: Element, coins: number): Promise<void> {
    const { coin, purse } = places
    if (coin.current && isVisible(coin.current)) return await flyCoins(from, coin.current, coins)
    if (!purse.current) return
    setPurseOut(true)
    await flyCoins(from, purse.current, coins)
    setTimeout(() => setPurseOut(false), purseShownMs)
  }

  return {
    shownCoins: held ?? profile.dojo_coins,
    isPurseOut,
    busy,
    waiting,
    fresh,
    problem,
    dismiss: () => setProblem(null),
    claim: (reward, from) => void claim(reward, from),
  }
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
