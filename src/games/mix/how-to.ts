import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Six party games on one pile for one phone: own up, tell, act, point and name, with rules that stay for a few cards and a sober mode.',
  steps: [
    'Six games on one pile. Whoever’s card it is reads it.',
    'Each card says what it costs. Fewest points win.',
    'Now and then a rule stays for a few cards. The last third counts double, and its rules stay.',
  ],
}
