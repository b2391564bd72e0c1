import { useEffect, useEffectEvent, useState } from 'react'
import type { GameCommand } from './game-command.ts'
import type { LateTable } from './late-table.ts'

/** Does what was tapped, once the scripts of the table are there. */
export function useWhenThere(
  table: LateTable<unknown>,
  isThere: boolean,
  answers: Record<GameCommand, () => void>,
  onFailed: () => void,
): (command: GameCommand) => void {
  const [wanted, setWanted] = useState<GameCommand | null>(null)
  const answer = useEffectEvent((command: GameCommand) => {
    setWanted(null)
    answers[command]()
  })

  useEffect(() => {
    if (isThere && wanted) answer(wanted)
  }, [isThere, wanted])

  return (command) => {
    if (isThere) return answers[command]()
    setWanted(command)
    table.load().catch(() => {
      setWanted(null)
      onFailed()
    })
  }
}
