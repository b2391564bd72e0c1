import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { CardKind } from '#domain/venue/card.ts'
import { buildSize, gateLevel } from '#domain/venue/idea.ts'
import type { Fact } from '#domain/venue/idea-state.ts'
import type { IdeaView } from '#domain/venue/venue-rules.ts'
import { numberWords } from './outcome-words.ts'
import { fewNames } from './words-of-card.ts'

export type IdeaSaid = {
  words: string
  /** Something has just happened. */
  isNews: boolean
}

/**
 * What state the bar's own game is in, in a sentence or two.
 * @param title of the game, which does the remembering
 */
export function ideaWords(
  idea: IdeaView,
  players: readonly Player[],
  title: string,
): IdeaSaid | null {
  switch (idea.is) {
    case 'lock':
      return idea.opened
        ? { words: openedWords(idea.opened.by, players), isNews: true }
        : { words: waterWords(idea.level), isNews: false }
    case 'build':
      return idea.ran
        ? { words: ranWords(idea.version - 1, idea.ran, players), isNews: true }
        : { words: buildWords(idea.version, idea.commits.length), isNews: false }
    case 'memory':
      return idea.remark && { words: remarkWords(idea.remark, players, title), isNews: true }
  }
}

function waterWords(level: number): string {
  if (level === 0) return 'The lock is low. Every card that is done lets water in.'
  if (level === gateLevel - 1) return 'One more card done, and the gates open.'
  return `The water stands at ${countWord(level)} of ${countWord(gateLevel)}.`
}

function openedWords(by: Seat | null, players: readonly Player[]): string {
  const who = by === null ? 'all of you count' : `${nameOf(players, by)} counts`
  return `The gates open! Old rules float off, and ${who} one more.`
}

function buildWords(version: number, commits: number): string {
  if (commits === 0) return `Build ${version} waits for its first card.`
  return `Build ${version}: ${countWord(commits)} of ${countWord(buildSize)} in.`
}

type Ran = NonNullable<Extract<IdeaView, { is: 'build' }>['ran']>

function ranWords(
  version: number,
  { isShipped, reds, by }: Ran,
  players: readonly Player[],
): string {
  if (!isShipped) {
    return `Build ${version} breaks: ${countWord(reds)} red. Rolled back, and nobody asks why.`
  }
  if (by.length === 0) return `Build ${version} is green and ships.`
  const count = by.length === 1 ? 'counts' : 'count'
  return `Build ${version} is green and ships. ${capitalised(fewNames(players, by))} ${count} one more.`
}

const habits: Record<CardKind, string> = {
  challenge: 'never saw a challenge too small',
  question: 'has an answer for everything',
  truth: 'cannot stop telling the truth',
  dare: 'has yet to meet a dare too far',
  rule: 'makes the rules',
  place: 'knows this room by now',
  bar: 'is at home here',
}

function remarkWords(fact: Fact, players: readonly Player[], title: string): string {
  const name = nameOf(players, fact.seat)
  switch (fact.is) {
    case 'chose':
      return `${title} remembers: ${name} said “${fact.what}”.`
    case 'guessed':
      return `${title} remembers: ${name} said ${numberWords(fact.value)}. It was ${numberWords(fact.truth)}.`
    case 'won':
      return `${title} remembers: ${name} beat ${nameOf(players, fact.over)}.`
    case 'did':
      return `${title} has noticed: ${name} ${habits[fact.kind]}.`
  }
}
