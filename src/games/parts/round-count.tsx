import { HeaderCount } from './play-frame.tsx'

/** Which round of how many; `rounds` is 0 where the table plays until it stops. */
export function RoundCount({ round, rounds }: { round: number; rounds: number }) {
  return <HeaderCount note={rounds > 0 ? `of ${rounds}` : 'so far'}>{round}</HeaderCount>
}

/** How far the evening has come, 0 to 1: nothing where it has no end. */
export function gameProgress(round: number, rounds: number): number | undefined {
  return rounds > 0 ? round / rounds : undefined
}
