import { expect, test } from 'vitest'
import { longestBombMs } from '#games/category/rules.ts'
import { stealMs } from '#games/charades/rules.ts'
import { longestAnswer } from '#games/country-island-city/rules-marking.ts'
import { longestRule, mostThrows } from '#games/drunk-dice/rules.ts'
import { mostAtOnce } from '#games/drunk-dice/rules-duel.ts'
import * as mixCards from '#games/mix/rules-cards.ts'
import { longestRule as longestMixRule, mostRules } from '#games/mix/rules-draw.ts'
import { mostFingers, passCost } from '#games/mix/rules-points.ts'
import { firstAnswerMs } from '#games/mix/rules-round.ts'
import { mostCards } from '#games/more-or-less/rules.ts'
import { countInMs, mostPenalties } from '#games/most-likely-to/rules.ts'
import { petalsAtStart } from '#games/never-have-i-ever/rules.ts'
import { passPenalty } from '#games/truth-or-dare/rules.ts'
import { longestQuestion } from '#games/word-guess/rules-asking.ts'

// Screens and how-to pages say these in words: changing one is a decision.
test.each([
  ['Category: the longest bomb', longestBombMs, 60_000],
  ['Charades: the time to steal', stealMs, 5000],
  ['Country Island City: characters of an answer', longestAnswer, 60],
  ['Drunk dice: throws of one turn', mostThrows, 5],
  ['Drunk dice: characters of a rule', longestRule, 90],
  ['Drunk dice: the most at once', mostAtOnce, 10],
  ['Mix: the count before pointing', mixCards.countInMs, 3000],
  ['Mix: the time to act', mixCards.actMs, 60_000],
  ['Mix: lasting rules at once', mostRules, 2],
  ['Mix: cards that a rule lasts', longestMixRule, 7],
  ['Mix: points for a pass', passCost, 2],
  ['Mix: points for fingers at most', mostFingers, 3],
  ['Mix: the time for the first answer', firstAnswerMs, 5000],
  ['More or less: cards of a game', mostCards, 20],
  ['Most likely to: the count before pointing', countInMs, 3000],
  ['Most likely to: the most at once', mostPenalties, 3],
  ['Never have I ever: petals', petalsAtStart, 10],
  ['Truth or dare: what a pass costs', passPenalty, 2],
  ['Word guess: characters of a question', longestQuestion, 80],
])('%s: %i, as decided', (_, limit, decided) => {
  expect(limit).toBe(decided)
})
