import type { VenueFile } from '#domain/venue/card.ts'

const things = ['a lamp', 'a chair', 'a hat', 'the moon', 'a spoon', 'a queue', 'a choir', 'a wall']

/** A bar that nobody has opened yet, as somebody would write it down. */
export const madeUpVenue: VenueFile = {
  slug: 'the-fourth-bar',
  name: 'The Fourth Bar',
  about: 'Made up for a test.',
  colours: { cloth: 'kaki', dye: 'sakura' },
  sheets: {
    sign: { headline: 'The Fourth Bar', line: 'There is a game in here.', small: 'Made up.' },
    placemat: { headline: 'Your table', line: 'Follow the card.', small: 'Made up as well.' },
  },
  deck: {
    challenge: things.map((thing) => `{A} and {B} both draw ${thing}. The worse one takes {n}.`),
    question: [
      ...things.map((thing) => `{A}, what would you call ${thing}?`),
      ...things.map((thing) => ({
        text: `{all} votes: is ${thing} furniture? The minority takes {n}.`,
        does: 'vote',
        choices: ['It is', 'It is not'],
      })),
    ],
    truth: [{ text: '{A}, which beer did you never finish?', alcohol: true }],
    dare: things.map((thing) => `{A}, be ${thing} for ten seconds.`),
    rule: [
      {
        text: 'Nobody says “bar”.',
        sober: 'Nobody says “room”.',
        name: 'The word',
        lasts: 5,
        lifted: 'It is a word again.',
      },
    ],
    place: [
      ...things.map((thing) => `{all} looks for ${thing}. The last to give up takes {n}.`),
      ...things.map((thing) => ({
        text: `{all} guesses how many steps it is to ${thing}. The furthest out takes {n}.`,
        does: 'number',
      })),
      ...things.map((thing) => ({
        text: `{all} waits for ${thing}. The last to tap takes {n}.`,
        does: 'race',
      })),
    ],
    bar: [{ text: '{A}, greet the bar.', sober: '{A}, greet the room.', elsewhere: '{A}, wave.' }],
  },
}
