export const howTo = {
  description:
    'Twenty questions on one phone: one keeps the word, the rest ask in turn, and the phone keeps count.',
  steps: [
    'One of you keeps a word. Nobody else looks.',
    'Ask in turn. Yes, no or sort of; twenty in all.',
    'Guess early, score high. Whoever has it keeps the next one.',
  ],
}
