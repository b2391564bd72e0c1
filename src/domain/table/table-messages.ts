import type { Messages } from './messages.ts'

/** Refusals of every table and of what games share. */
export const tableMessages = {
  'game-over': 'The game is over.',
  'own-phones': 'Everybody has a phone of their own here.',
  'one-phone': 'This game is on one phone.',
  'not-here': 'You play from the next prompt on.',
  'empty-seat': 'Nobody sits there.',
  'too-soon': 'One moment.',
  settled: 'That one is settled.',
  'start-first': 'Start the clock first.',
  'answers-in': 'The answers are in.',
  'time-left': 'There is time left.',
  'clock-stopped': 'The clock is not running.',
  'clock-resting': 'The clock is resting. Carry on first.',
  'fingers-whole': 'Fingers count from none up.',
  'fingers-all': 'Those are all the fingers.',
  'votes-whole': 'Votes come in whole hands.',
  'votes-none': 'Nobody has voted yet.',
  'votes-too-many': 'That is more votes than players.',
  'name-missing': 'Every player needs a name.',
  'name-taken': ({ name }: { name: string }) =>
    `There is a ${name} at the table already. Add a letter?`,
  'table-full': ({ max }: { max: number }) => `The table is full: ${max} players.`,
  'saved-older': 'That game was saved by an older version. Same table, fresh start.',
  'saved-newer': 'That game was saved by a newer version. Reload to get it, or start afresh.',
  'saved-rubbish': 'The saved game could not be read. Same table, fresh start.',
  'other-tab-moved': 'Another tab has moved on. This one has caught up.',
} satisfies Messages

export type TableCode = keyof typeof tableMessages
