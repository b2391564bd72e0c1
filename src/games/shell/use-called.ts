import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsAlive } from '#browser/storage/use-saved.ts'
import { type GameCall, readGameCall } from './game-call.ts'

/** Does once what the link to this game asks for: the page of a pack starts its game. */
export function useCalled(answers: Record<GameCall, () => void>): void {
  const call = readGameCall(useLocation().state)
  const navigate = useNavigate()
  const isAlive = useIsAlive()
  const answer = useEffectEvent((asked: GameCall) => {
    // A reload of the page is not asked again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
    answers[asked]()
  })
  useEffect(() => {
    if (isAlive && call) answer(call)
  }, [isAlive, call])
}
