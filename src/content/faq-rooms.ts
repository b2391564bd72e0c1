import type { FaqRows } from './faq-group.ts'

export const roomQuestions: readonly FaqRows[] = [
  {
    id: 'rooms',
    title: 'Rooms',
    questions: [
      [
        'own-phones',
        'Can each of us play on our own phone?',
        'Yes, in all fourteen games. Tap Open a room on [the home page](/). The others scan its code, or type it at [Join](/join): a name, no account, nothing to install. A phone that sleeps or loses the network keeps its seat, and no round waits for somebody who is not there.',
      ],
      [
        'watch',
        'There are more than twenty of us. Can the others join in?',
        'Yes. Up to 200 more phones tap Just watch: they see the game and vote where it asks, and from five votes on they break a tie. They never hold up a round.',
      ],
      [
        'lines',
        'Some of us would rather not get certain prompts. Who finds out?',
        'Nobody. In a room everybody has My lines: touching, exes, phones, looks, family, money. Such prompts are left out for the room, and no screen says whose line it was. On one phone the table leaves topics out together, below Spice.',
      ],
      [
        'write-prompts',
        'Can we put prompts of our own into the game?',
        'In a room, yes: two from each phone, in the lobby, unsigned. The host can take one out. They are marked as the table’s when they come, and can be kept as a pack at the end.',
      ],
      [
        'host-premium',
        'Does everybody in a room need Premium?',
        'No. The host’s opens every pack for the whole room, and nobody else sees a price.',
      ],
    ],
  },
]
