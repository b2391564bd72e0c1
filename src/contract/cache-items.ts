import type { StoredItem } from './stored-item.ts'

export const cacheItems = [
  {
    name: 'build:<build>',
    purpose:
      'The whole house, every game and every page of it, so that it plays without a network.',
    lasts: 'until the build after the next',
  },
  {
    name: 'pages:<build>',
    purpose: 'Pages that you opened and that are the same for everybody, forty at most.',
    lasts: 'until the build after the next',
  },
  {
    name: 'assets',
    purpose: 'Scripts and pictures that were fetched besides, eighty at most.',
    lasts: 'until newer ones take their place',
  },
  {
    name: 'icons',
    purpose: 'The icons on packs that you have seen, a hundred and twenty answers at most.',
    lasts: 'until newer ones take their place',
  },
  {
    name: 'builds',
    purpose: 'Which build is in use on this device, and which was before it.',
    lasts: 'until you clear it',
  },
] as const satisfies readonly StoredItem[]
