import { useMixed } from './mixed.ts'
import { HeaderCount } from './play-frame.tsx'

/** `rounds` is 0 where the game has no limit. */
export function RoundCount({ round, rounds }: { round: number; rounds: number }) {
  const mixed = useMixed()
  const all = mixed ? mixed.cards : rounds
  return (
    <HeaderCount note={all > 0 ? `of ${all}` : 'so far'}>{mixed ? mixed.count : round}</HeaderCount>
  )
}

/** 0 to 1; undefined where the game has no end. */
export function gameProgress(round: number, rounds: number): number | undefined {
  return rounds > 0 ? round / rounds : undefined
}
