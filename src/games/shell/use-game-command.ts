import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { type GameCommand, readGameCommand } from './game-command.ts'

/** Runs the action that the link requested, once. */
export function useGameCommand(answers: Record<GameCommand, () => void>): void {
  const call = readGameCommand(useLocation().state)
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const answer = useEffectEvent((asked: GameCommand) => {
    // Clears the request: a reload must not repeat it.
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
    answers[asked]()
  })
  useEffect(() => {
    if (isHydrated && call) answer(call)
  }, [isHydrated, call])
}
