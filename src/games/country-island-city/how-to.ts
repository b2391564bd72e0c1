import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Country, island, city on paper, with a letter drawn by the phone, columns to argue about and fair scoring.',
  steps: [
    'A pen and paper each. Stop the alphabet, fill every column with that letter.',
    'First one done taps their name: fifteen seconds for the rest.',
    'Twenty alone in a column, ten for your own, five if shared.',
  ],
}
