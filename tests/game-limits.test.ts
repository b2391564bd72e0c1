import { expect, test } from 'vitest'
import { maxBombMs } from '#games/category/rules.ts'
import { stealMs } from '#games/charades/rules.ts'
import { maxAnswerLength } from '#games/country-island-city/rules-writing.ts'
import { maxAtOnce } from '#games/drunk-dice/rules-duel.ts'
import { maxRuleLength, maxThrows } from '#games/drunk-dice/rules-state.ts'
import { maxRuleCards as longestMixRule, maxRules } from '#games/mix/rules-draw.ts'
import { maxCards } from '#games/more-or-less/rules-state.ts'
import { countInMs, maxPenalties } from '#games/most-likely-to/card.ts'
import { petalsAtStart } from '#games/never-have-i-ever/rules-state.ts'
import { passPenalty } from '#games/truth-or-dare/card.ts'
import { maxQuestionLength } from '#games/word-guess/rules-asking.ts'

// Screens and how-to pages say these in words: changing one is a decision.
test.each([
  ['Category: the longest bomb', maxBombMs, 60_000],
  ['Charades: the time to steal', stealMs, 5000],
  ['Country Island City: characters of an answer', maxAnswerLength, 60],
  ['Drunk dice: throws of one turn', maxThrows, 5],
  ['Drunk dice: characters of a rule', maxRuleLength, 90],
  ['Drunk dice: the most at once', maxAtOnce, 10],
  ['Mix: lasting rules at once', maxRules, 2],
  ['Mix: cards that a rule lasts', longestMixRule, 7],
  ['More or less: cards of a game', maxCards, 20],
  ['Most likely to: the count before pointing', countInMs, 3000],
  ['Most likely to: the most at once', maxPenalties, 3],
  ['Never have I ever: petals', petalsAtStart, 10],
  ['Truth or dare: what a pass costs', passPenalty, 2],
  ['Word guess: characters of a question', maxQuestionLength, 80],
])('%s: %i, as decided', (_, limit, decided) => {
  expect(limit).toBe(decided)
})
