import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Slusen’s own cards for one phone: locks, quays and The Line, written here for fun, with a sober wording for every one.',
  steps: [
    'A card comes through the lock. Read it out.',
    'Follow it, or take the penalty. Nobody asks why.',
    'Every card done lets water in. At the brim the gates open, and old rules float off.',
  ],
}
