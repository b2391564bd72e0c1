import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'

export type DemoPack = {
  id: string
  game: PackGameSlug
  name: string
  description: string
  prompts: readonly string[]
  /** Indexes of people. */
  likedBy: readonly number[]
}

export type DemoPerson = {
  name: string
  /** A domain that receives no mail. */
  email: string
  games: readonly string[]
  feedback: string
  packs: readonly DemoPack[]
}

export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'Mia',
    email: 'mia@demo.example',
    games: ['never-have-i-ever', 'charades', 'meyer'],
    feedback:
      'The petals round the prompt are lovely. We stayed for an hour longer than we meant to.',
    packs: [
      {
        id: 'demo-flat-share',
        game: 'never-have-i-ever',
        name: 'Flat share',
        description: 'For people who know whose turn it is with the bins.',
        prompts: [
          'Never have I ever eaten what had somebody else’s name on it.',
          'Never have I ever pretended to be asleep when the doorbell rang.',
          'Never have I ever written a note instead of saying it.',
          'Never have I ever hidden the good biscuits.',
          'Never have I ever blamed the dishwasher.',
          'Never have I ever worn a flatmate’s jumper to work.',
          'Never have I ever killed a plant that was not mine.',
          'Never have I ever left one sheet on the roll.',
        ],
        likedBy: [1, 2, 3, 4],
      },
    ],
  },
  {
    name: 'Jonas',
    email: 'jonas@demo.example',
    games: ['truth-or-dare', 'category'],
    feedback: 'Could the host of a table be somebody who is losing? Asking for myself.',
    packs: [
      {
        id: 'demo-band-practice',
        game: 'most-likely-to',
        name: 'Band practice',
        description: 'Who is most likely to, among people with instruments.',
        prompts: [
          'Who is most likely to tune up through the whole first song?',
          'Who is most likely to know every word, and sing none of them?',
          'Who is most likely to lose a plectrum inside the guitar?',
          'Who is most likely to bring a tambourine to a funeral?',
          'Who is most likely to quit the band for a better parking space?',
          'Who is most likely to clap on one and three?',
        ],
        likedBy: [0, 5],
      },
    ],
  },
  {
    name: 'Ella',
    email: 'ella@demo.example',
    games: ['country-island-city', 'charades'],
    feedback: 'Grandmother won. She has asked when the next one is.',
    packs: [
      {
        id: 'demo-kitchen-charades',
        game: 'charades',
        name: 'In the kitchen',
        description: 'Everything that can be acted between the sink and the stove.',
        prompts: [
          'Opening a jar that will not open',
          'Crying over an onion',
          'Tossing a pancake',
          'The smoke alarm',
          'Tasting soup that is too hot',
          'Assembling a layer cake',
          'Looking for the end of the cling film',
        ],
        likedBy: [0, 1, 3],
      },
    ],
  },
  {
    name: 'Noah',
    email: 'noah@demo.example',
    games: ['never-have-i-ever'],
    feedback: 'Works on the train, tunnels and all.',
    packs: [
      {
        id: 'demo-corner-shop',
        game: 'category',
        name: 'Corner shop',
        description: 'Things to name until somebody cannot.',
        prompts: [
          'Things that are sold beside the till',
          'Flavours of crisps',
          'Reasons to go back in',
          'Things that come in a tin',
          'Magazines that nobody buys',
        ],
        likedBy: [],
      },
    ],
  },
  {
    name: 'Freja',
    email: 'freja@demo.example',
    games: ['most-likely-to', 'meyer', 'category'],
    feedback: 'Sober mode is better than the other one. There, I said it.',
    packs: [],
  },
  { name: 'Otto', email: 'otto@demo.example', games: [], feedback: '', packs: [] },
]
