import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Meyer, the Danish game of bluff, on one phone: two dice under a cup, four lives, and bots for practice.',
  steps: [
    'Roll under the cup. Only you look. Say a number, true or not.',
    'The next one believes it and beats it, or lifts the cup.',
    'Whoever was wrong loses a life. The last one in wins.',
  ],
}
