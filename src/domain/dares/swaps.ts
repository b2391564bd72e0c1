import { seeded, shuffle } from '../random.ts'
import type { DareKind } from './dare.ts'

export const swapDares: Record<DareKind, readonly string[]> = {
  card: [
    'Say something true and kind about whoever sent this, out loud.',
    'Hum a song until somebody knows it.',
    'Tell the room about the best meal you ever had.',
    'Draw the host in ten seconds and sign it.',
    'Bow to everybody in the room, one after the other.',
    'Teach the person beside you one word in another language.',
    'Name three things in this room you would save from a flood.',
    'Do the walk of somebody who has just found a coin.',
    'Give the next song a title it deserves.',
    'Describe your day as a film, in one breath.',
    'Invent a handshake with your neighbour and show it.',
    'Be the weather forecast for tomorrow morning.',
  ],
  pong: [
    'Any cup, both eyes open, from as near as you like.',
    'Throw for the nearest cup. Whoever sent this cheers either way.',
    'Roll the ball along the table between two cups.',
    'Hand your throw to somebody you trust, and take the credit.',
    'One throw after a proper run-up of three small steps.',
    'Drop the ball into a cup from above, like rain.',
    'Build the cups back into a triangle, as neatly as you can.',
    'Give the next throw a commentary.',
    'Throw with the hand you write with. That is all.',
    'Catch the next ball that falls off the table.',
    'Blow the ball from one side of the table to the other.',
    'Name every cup on the table before anybody throws again.',
  ],
  love: [
    'What was the last thing that made you laugh out loud?',
    'Which song should be playing when you walk in?',
    'What is the best small thing about your week?',
    'Which meal tastes of home?',
    'What would you do with a free Tuesday?',
    'Which film can you watch again and again?',
    'What did you want to be when you were seven?',
    'What is the nicest thing anybody ever lent you?',
    'Which place do you wish I would see?',
    'What are you secretly good at?',
    'Who taught you something you still do every day?',
    'Which smell takes you straight back?',
  ],
  epic: [
    'Stand on one leg and count to twenty in a whisper.',
    'Thank somebody in this room for something small.',
    'Make everybody in reach a paper hat, or one for yourself.',
    'Tell a joke to the oldest plant you can find.',
    'Write your name with your other hand and frame it.',
    'Walk backwards through a door as if it were usual.',
    'Learn the middle name of the person next to you.',
    'Balance a spoon on your nose for three seconds.',
    'Applaud somebody who does not expect it.',
    'Hold a straight face while others try to break it, ten seconds.',
    'Find something in the room that is older than you.',
    'Fold a boat and give it to whoever you saw last.',
  ],
}

const offeredCount = 3

export function swapsFor(id: string, kind: DareKind): string[] {
  return shuffle(swapDares[kind], seeded(seedOf(id))).slice(0, offeredCount)
}

function seedOf(id: string): number {
  let seed = 0
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return seed
}
