import { HeaderCount } from './play-frame.tsx'

/** `rounds` is 0 where the game has no limit. */
export function RoundCount({ round, rounds }: { round: number; rounds: number }) {
  return <HeaderCount note={rounds > 0 ? `of ${rounds}` : 'so far'}>{round}</HeaderCount>
}

/** 0 to 1; undefined where the game has no end. */
export function gameProgress(round: number, rounds: number): number | undefined {
  return rounds > 0 ? round / rounds : undefined
}
