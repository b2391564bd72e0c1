import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Charades for one phone: tilt for a hit, big buttons if you would rather, and a list of who guessed what.',
  steps: [
    'Hold the phone to your forehead. The others act.',
    'Tilt down for a hit, up to pass. Or use the buttons.',
    'When the time is up, the other side may steal the last one.',
  ],
}
