export const howTo = {
  description:
    'Twenty questions on one phone: one keeps the word, the rest ask in turn, and the phone keeps count.',
  steps: [
    'One of you keeps a word and the phone. Nobody else looks.',
    'Ask out loud, in turn. The keeper taps yes, no or sort of.',
    'Guess early, score high. Whoever has it keeps the next one.',
  ],
}
