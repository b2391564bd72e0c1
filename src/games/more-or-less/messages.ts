import type { Messages } from '#domain/table/messages.ts'

type Won = { name: string; most: number; least: number }
type Row = { name: string; run: number; hits: number }

export const messages = {
  'sides-first': 'Sides first.',
  'side-empty': 'A side with nobody on it answers nothing. Move somebody over.',
  'side-none': 'There is no such side.',
  'side-nameless': 'Every side needs a name.',
  'side-taken': ({ name }: { name: string }) => `The other side is ${name} already.`,
  'own-side': 'Everybody changes sides for themselves.',
  'other-side': 'That is the name of the other side.',
  'answer-first': 'More or less? Say that first.',
  'bet-or-stand': 'Bet against it, or let it stand.',
  'too-late': 'Time. That one came too late.',
  won: ({ name, most, least }: Won) => `${name} takes it, ${most} to ${least}.`,
  draw: ({ count }: { count: number }) => `A draw, ${count} all. Nobody owes a thing.`,
  'no-side': 'came for the last card',
  side: ({ name, run, hits }: Row, { count }) =>
    [
      `for ${name}`,
      ...(run > 1 ? [`${count(run)} in a row`] : []),
      ...(hits > 0 ? [`right ${hits === 1 ? 'once' : `${hits} times`}`] : []),
    ].join(', '),
} satisfies Messages

export type Code = keyof typeof messages
