import type { GoodbyeReason, RoomRefusalCode } from '#contract/room-messages.ts'
import type { Messages } from '#domain/table/messages.ts'
import { tableMessages } from '#domain/table/table-messages.ts'

export const roomMessages = {
  'host-only': 'Only the host can do that.',
  'no-game': 'No game is on the table.',
  'unknown-game': 'This game is not played in rooms.',
  'too-few': 'Too few players are here for this game.',
  'too-many': 'Too many players are here for this game.',
  'empty-seat': tableMessages['empty-seat'],
  'too-early': 'Give them twenty seconds first.',
  'too-late': 'The minute is over. The host can still free the seat.',
  'nothing-to-undo': 'The game has gone on. There is nothing to take back.',
  'not-claimed': 'Nobody took that seat by its name.',
  'bad-move': 'That did not work. Try again.',
  'too-fast': tableMessages['too-soon'],
  watching: 'You play from the next game on.',
  'name-taken': 'Somebody here has that name. Add a letter.',
  'name-missing': tableMessages['name-missing'],
  'in-game': 'End this game first.',
  'prompt-missing': 'Write a few words first.',
  'prompt-unkind': 'Not with that word. Try another one.',
  'nothing-left': 'Too little is left in these packs. Switch on another one.',
  'written-enough': 'Two are in. They come up in the next game.',
  'vote-over': 'The vote is over.',
  'not-now': 'Wait until the game or the vote is over.',
  'in-motion': 'Wait until the last one lies still.',
  'not-speaking': 'It is not your turn to speak now.',
} satisfies Messages<RoomRefusalCode>

type Ending = { title: string; words: string }

export const goodbyes: Record<Exclude<GoodbyeReason, 'reload' | 'try-again'>, Ending> = {
  removed: { title: 'You are out of this room.', words: 'You left it, or the host took you out.' },
  'room-gone': { title: 'This room is over.', words: 'Rooms end a day after the last move.' },
  moved: { title: 'This seat has moved.', words: 'Another phone has it now.' },
  released: { title: 'That seat is free again.', words: 'Pick your own name this time.' },
  'no-seat': { title: 'No seat here.', words: 'Join with a name, and you have one.' },
  'not-let-in': { title: 'The host said no.', words: 'Join with another name.' },
  locked: { title: 'This room is locked.', words: 'Ask the host.' },
  full: { title: 'This room is full.', words: 'Two hundred are watching already.' },
}
