import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { type GameCommand, readGameCommand } from './game-command.ts'

/** Does once what the link to this game asks for: the page of a pack starts its game. */
export function useGameCommand(answers: Record<GameCommand, () => void>): void {
  const call = readGameCommand(useLocation().state)
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const answer = useEffectEvent((asked: GameCommand) => {
    // A reload of the page is not asked again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
    answers[asked]()
  })
  useEffect(() => {
    if (isHydrated && call) answer(call)
  }, [isHydrated, call])
}
