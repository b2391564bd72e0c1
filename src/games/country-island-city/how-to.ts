import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Country, island, city with a letter drawn by the phone, columns to argue about and fair scoring.',
  steps: [
    'Stop the alphabet. Fill every column with that letter.',
    'First one done calls it: fifteen seconds for the rest.',
    'Twenty alone in a column, ten for your own, five if shared.',
  ],
}
