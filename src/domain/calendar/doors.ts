import type { PackGameSlug } from '../packs/pack-kinds.ts'

export type Door = { title: string; text: string } & (
  | { kind: 'game'; steps: readonly string[] }
  | { kind: 'question' }
  | { kind: 'dare' }
  | { kind: 'riddle'; answer: string }
  | { kind: 'house'; slug: PackGameSlug }
)

export const doorKinds: Record<Door['kind'], { name: string; short: string }> = {
  game: { name: 'A two-minute game', short: 'Game' },
  question: { name: 'A question to pass round', short: 'Question' },
  dare: { name: 'A small dare', short: 'Dare' },
  riddle: { name: 'A riddle', short: 'Riddle' },
  house: { name: 'A house game, bent', short: 'House' },
}

export const hangingOrder: readonly number[] = [
  14, 3, 21, 9, 6, 18, 1, 12, 23, 10, 16, 4, 2, 19, 7, 24, 11, 5, 22, 15, 20, 13, 8, 17,
]

export function findDoor(day: number): Door | null {
  return doors[day - 1] ?? null
}

export const doors: readonly Door[] = [
  {
    kind: 'riddle',
    title: 'House with no kitchen',
    text: 'I have twenty-four doors, no walls and no kitchen. On the day when everybody else is full, I am empty. What am I?',
    answer: 'An Advent calendar. You are standing in it.',
  },
  {
    kind: 'house',
    slug: 'charades',
    title: 'Feet up',
    text: 'Play charades sitting down. Whoever acts keeps both feet off the floor; a foot that lands is a pass.',
  },
  {
    kind: 'question',
    title: 'The long loan',
    text: 'Which present did you keep for years only because you could not say no to it? And where is it now?',
  },
  {
    kind: 'game',
    title: 'Packed for the Pole',
    text: 'A suitcase that only gets heavier.',
    steps: [
      'Somebody packs one thing for the North Pole and says so.',
      'Round the table: repeat everything in order, then pack one more.',
      'Whoever forgets the socks empties the case and begins again.',
    ],
  },
  {
    kind: 'dare',
    title: 'Small print',
    text: 'Take the first line of any winter song and read it to your left-hand neighbour as if it were the terms and conditions.',
  },
  {
    kind: 'house',
    slug: 'never-have-i-ever',
    title: 'Decembers only',
    text: 'Play ten prompts. Nothing counts unless it happened in a December, and the table may ask which one.',
  },
  {
    kind: 'riddle',
    title: 'Never gets up',
    text: 'I go round the table all evening and never leave my seat. Everybody holds me, nobody keeps me, and the later it gets the less there is in me. What am I?',
    answer: 'The phone in your hand. Somebody find the charger.',
  },
  {
    kind: 'question',
    title: 'Does not everybody?',
    text: 'What does your family do at this time of year that you took for perfectly normal, until you told somebody?',
  },
  {
    kind: 'game',
    title: 'Snow globe',
    text: 'Needs a bit of floor.',
    steps: [
      'One player is the weather and shuts their eyes. The others drift about.',
      'At “snow” everybody stands still, and the weather looks.',
      'Whoever is seen to move is the next weather.',
    ],
  },
  {
    kind: 'house',
    slug: 'category',
    title: 'Library hours',
    text: 'Play category in a whisper. An answer that anybody has to ask for again counts as no answer at all.',
  },
  {
    kind: 'dare',
    title: 'Outlook: fair',
    text: 'Give the weather report for the person opposite you: how they are today, and what is expected tomorrow. Kind winds only.',
  },
  {
    kind: 'game',
    title: 'Up to twelve',
    text: 'Half of the doors. The whole table is one team.',
    steps: [
      'Count to twelve together. Anybody may say the next number.',
      'No signs, no order, and nobody says two in a row.',
      'Two voices at once? Back to one.',
    ],
  },
  {
    kind: 'riddle',
    title: 'Warmly received',
    text: 'I was weeks in the making and seconds in the opening. You thanked at once, and you have been scratching ever since. What am I?',
    answer: 'The jumper that somebody knitted. Wear it once, where they can see it.',
  },
  {
    kind: 'house',
    slug: 'most-likely-to',
    title: 'Acceptance speech',
    text: 'Play eight prompts. Whoever is crowned accepts in exactly one sentence, and thanks somebody at the table for making it possible.',
  },
  {
    kind: 'question',
    title: 'Overdue',
    text: 'What did somebody in this room do for you this year that you never said thank you for? Now would be a good moment.',
  },
  {
    kind: 'dare',
    title: 'The worst light',
    text: 'Everybody has a minute to bring something that glows. Lamps off: the feeblest light wins, and its owner bows.',
  },
  {
    kind: 'game',
    title: 'By feel',
    text: 'Everything in the room is wrapped, as it were.',
    steps: [
      'One player thinks of a thing in this room.',
      'They say only how it would feel with eyes shut.',
      'The first hand on the right thing thinks of the next.',
    ],
  },
  {
    kind: 'house',
    slug: 'truth-or-dare',
    title: 'With gloves on',
    text: 'Play truth or dare in gloves, phone and all. No gloves? Socks fit a hand surprisingly well.',
  },
  {
    kind: 'question',
    title: 'A room called this year',
    text: 'If this year were a room, what would be lying on its floor? One thing each, and no tidying up.',
  },
  {
    kind: 'game',
    title: 'The slow toast',
    text: 'Glasses of anything at all. Tap water toasts best.',
    steps: [
      'Lift your glass as slowly as you can, without a word.',
      'All of them must touch in the same moment, in the middle.',
      'One clink too early? Down again, and slower.',
    ],
  },
  {
    kind: 'riddle',
    title: 'Longest on the shortest',
    text: 'Today I am at my longest, on the shortest day there is. Nobody has ever bumped into me, yet everybody bumps into things because of me. What am I?',
    answer: 'The night. South of the equator: come back in June.',
  },
  {
    kind: 'house',
    slug: 'country-island-city',
    title: 'Postcards',
    text: 'Play as always. Before a round is counted, everybody reads one line of the postcard they would send from their island.',
  },
  {
    kind: 'dare',
    title: 'Two lines',
    text: 'Send two honest lines to somebody who is not here and whom you wish were. Nobody checks what you wrote.',
  },
  {
    kind: 'question',
    title: 'The other eye',
    text: 'A daruma gets its second eye when a wish has come true. Once round the table: what came true for you this year? Whoever finds nothing may borrow one.',
  },
]
