import type { StoredItem } from './stored-item.ts'

const untilCleared = 'until you clear it'
const untilSent = 'until it has been sent'
const untilMigrated = 'until the next visit, which moves it to the outbox'

/**
 * Without the prefix `party-dojo:`. `browser/storage/storage.ts` accepts no other name: the
 * compiler checks it.
 */
export const localStorageItems = [
  {
    name: 'settings',
    purpose:
      'Theme, sober mode, sound, vibration, captions, more time, spice and what to leave out, as you have set them, and that everybody is 18.',
    lasts: untilCleared,
  },
  {
    name: 'players',
    purpose: 'The names at your table, so that nobody types them twice.',
    lasts: untilCleared,
  },
  {
    name: 'plays',
    purpose: 'How each player of this phone plays: points, soft drinks, drinks, or sitting out.',
    lasts: 'as long as the player’s name',
  },
  {
    name: 'pace',
    purpose:
      'What this phone asked of whom in the last half hour, to put water in the place of sips; never what anybody drank.',
    lasts: 'half an hour',
  },
  {
    name: 'rooms',
    purpose: 'The seats you have in rooms, so that a reload or a dead battery loses none.',
    lasts: 'the last three rooms',
  },
  {
    name: 'room-copy',
    purpose:
      'A copy of the game of a room you host, of a moment when nothing is hidden, to go on with on this phone where there is no network.',
    lasts: 'until that game is over, or the room is left',
  },
  {
    name: 'nights',
    purpose:
      'Your seats in evenings that were kept, so that you may show your name there or hide it.',
    lasts: 'the last twelve evenings',
  },
  {
    name: 'room-name',
    purpose: 'The name you played under in a room, so that you type it once.',
    lasts: untilCleared,
  },
  {
    name: 'room-twelve',
    purpose: 'Whether games in your rooms last about twelve minutes.',
    lasts: untilCleared,
  },
  {
    name: 'room-plays',
    purpose: 'How you play in rooms: points, soft drinks, drinks, or sitting out.',
    lasts: untilCleared,
  },
  {
    name: 'table:<game>',
    purpose: 'The game in progress, so that a reload or a locked phone loses nothing.',
    lasts: 'until the next game is dealt there',
  },
  {
    name: 'rules:<game>',
    purpose: 'The house rules you chose for a game.',
    lasts: untilCleared,
  },
  {
    name: 'packs:<game>',
    purpose: 'Which packs are switched on for a game.',
    lasts: untilCleared,
  },
  {
    name: 'shown:<game>',
    purpose:
      'Which prompts each of your tables has seen, as numbers and not as words, so that they do not come up again too soon.',
    lasts: 'until six other tables have played',
  },
  {
    name: 'groups',
    purpose:
      'The names of the last six tables, to know which of them is back and what it has seen.',
    lasts: 'until six other tables have played',
  },
  {
    name: 'premium:<game>',
    purpose: 'The prompts of premium packs that you have opened, and until when.',
    lasts: 'the pack closes when its time is up; the words, until the next one is opened',
  },
  {
    name: 'pack:<pack>',
    purpose: 'Packs by players that you opened or played, so that they play without a network.',
    lasts: 'the twenty opened last',
  },
  {
    name: 'last-round',
    purpose: 'How the last game ended, for its end page and its picture.',
    lasts: 'until the next game ends',
  },
  {
    name: 'venue-review',
    purpose: 'The last evening with a bar’s cards, and what your table said of them.',
    lasts: 'until the next such evening',
  },
  {
    name: 'coin-flips',
    purpose: 'The last throws of the coin.',
    lasts: untilCleared,
  },
  {
    name: 'dice-throws',
    purpose: 'The last throws of the dice.',
    lasts: untilCleared,
  },
  {
    name: 'dice-hand',
    purpose: 'How many dice you throw, and with how many sides.',
    lasts: untilCleared,
  },
  {
    name: 'bottle-rests',
    purpose: 'Where the bottle came to rest lately.',
    lasts: untilCleared,
  },
  {
    name: 'bottle-named',
    purpose: 'Whether the bottle points at names or only at places.',
    lasts: untilCleared,
  },
  {
    name: 'draft:<pack>',
    purpose: 'A pack you are writing, with every keystroke.',
    lasts: 'until you delete it, or it is all in your account and you open another',
  },
  {
    name: 'open-pack',
    purpose: 'Which of your packs lies open in the builder.',
    lasts: 'until you open another',
  },
  {
    name: 'dare-draft:<kind>',
    purpose: 'A dare you are writing.',
    lasts: untilSent,
  },
  {
    name: 'dares-sent',
    purpose: 'The dares that went out from this device, with the keys to their answers.',
    lasts: 'until you take them back or clear them',
  },
  {
    name: 'dare-words:<dare>',
    purpose: 'What you are answering to somebody’s card.',
    lasts: untilSent,
  },
  {
    name: 'contact-draft',
    purpose: 'What you are writing to whoever runs this house.',
    lasts: untilSent,
  },
  {
    name: 'calendar',
    purpose: 'Which curtains of the December calendar you have lifted.',
    lasts: 'until the next December',
  },
  {
    name: 'account',
    purpose: 'The id and name of whoever is signed in here, to greet them at once.',
    lasts: 'until you sign out',
  },
  {
    name: 'outbox',
    purpose:
      'What you did that has yet to reach us: likes, plays of packs, feedback, finished games and rewards you claimed.',
    lasts: untilSent,
  },
  {
    name: 'feedback-queue',
    purpose: 'Where an earlier edition kept feedback until it was sent.',
    lasts: untilMigrated,
  },
  {
    name: 'deed-queue',
    purpose: 'Where an earlier edition kept finished games until they were sent.',
    lasts: untilMigrated,
  },
  {
    name: 'like-wish',
    purpose: 'A game you wanted to like before you had signed in.',
    lasts: 'until you sign in',
  },
  {
    name: 'finished-games',
    purpose: 'Games you finished before you had signed in, for your stamps.',
    lasts: 'until you sign in',
  },
  {
    name: 'app-opened',
    purpose: 'The day on which this was last opened from your home screen, for a reward.',
    lasts: untilCleared,
  },
  {
    name: 'consent',
    purpose: 'What you agreed to and when, where a house asks about counting and adverts.',
    lasts: 'six months, then you are asked again',
  },
  {
    name: 'offline-ready',
    purpose: 'That you have been told, once, whether everything plays without a network.',
    lasts: untilCleared,
  },
] as const satisfies readonly StoredItem[]

/**
 * Local storage names that spec §3 fixes, without a prefix
 * (`browser/storage/unprefixed-values.ts`).
 */
export const unprefixedItems = [
  {
    name: 'app-version',
    purpose: 'Which version of the app this is, to clear away old copies when a new one comes.',
    lasts: untilCleared,
  },
  {
    name: 'hide-install',
    purpose: 'That you do not want to be asked again to install the app.',
    lasts: untilCleared,
  },
] as const satisfies readonly StoredItem[]

type Filled<Name extends string> = Name extends `${infer Start}<${string}>`
  ? `${Start}${string}`
  : Name

export type LocalStorageName = Filled<(typeof localStorageItems)[number]['name']>

export type UnprefixedName = (typeof unprefixedItems)[number]['name']
