import { describe, expect, test } from 'vitest'
import { type Draft, newDraft } from './draft.ts'
import { reduceDraft } from './reduce-draft.ts'
import {
  allowedStep,
  canLeave,
  nextStep,
  previousStep,
  type Step,
  stepOfName,
  stepPath,
} from './steps.ts'

const started = newDraft({ id: 'abc', author: 'Mia', ownerId: null, game: null, nowMs: 0 })
const named = (['name', 'description'] as const).reduce<Draft>(
  (draft, field) => reduceDraft(draft, { type: 'write', field, text: 'x' }, 0),
  started,
)
const filled = reduceDraft(named, { type: 'add', prompts: [{ text: 'p' }], after: null }, 0)
const gapped = reduceDraft(filled, { type: 'add', prompts: [{ text: ' ' }], after: null }, 0)
const stored = { ...filled, generation: '1' }

describe('spec §2, the wizard', () => {
  test('next goes forward up to 6', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map(nextStep)).toEqual([2, 3, 4, 5, 6, 6])
  })
  test('previous goes back down to 1; exit from play returns to 6', () => {
    expect(([7, 6, 5, 4, 3, 2, 1] as const).map(previousStep)).toEqual([6, 5, 4, 3, 2, 1, 1])
  })
  test.each<[string, Step, Draft, boolean]>([
    ['leaving step 3 requires metadata', 3, started, false],
    ['with metadata it may be left', 3, named, true],
    ['leaving step 4 requires a prompt', 4, named, false],
    ['each with a text', 4, gapped, false],
    ['with prompts it may be left', 4, filled, true],
    ['step 2 may always be left', 2, started, true],
  ])('%s', (_, step, draft, may) => {
    expect(canLeave(step, draft)).toBe(may)
  })
})

describe('a deep link lands on the step that is allowed', () => {
  test.each<[string, Draft | null, Step[]]>([
    ['no pack', null, [1, 2, 1, 1, 1, 1, 1]],
    ['a pack that has just begun', started, [1, 2, 3, 3, 3, 3, 3]],
    ['with metadata', named, [1, 2, 3, 4, 4, 4, 4]],
    ['with an empty prompt', gapped, [1, 2, 3, 4, 4, 4, 4]],
    ['with prompts', filled, [1, 2, 3, 4, 5, 5, 7]],
    ['saved', stored, [1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (_, draft, lands) => {
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map((step) => allowedStep(step, draft))).toEqual(lands)
  })
})

test.each([
  [1, '/editor/steps/Step1Landing'],
  [2, '/editor/steps/Step2Explanation'],
  [3, '/editor/steps/Step3Setup'],
  [4, '/editor/steps/Step4Prompts'],
  [5, '/editor/steps/Step5Review'],
  [6, '/editor/steps/Step6Success'],
  [7, '/editor/steps/Step7Gameplay'],
] as const)('step %s is at %s', (step, path) => {
  const name = path.slice('/editor/steps/'.length)
  expect(stepPath(step)).toBe(path)
  expect([name, `${name}x`, name.toLowerCase(), ''].map(stepOfName)).toEqual([
    step,
    null,
    null,
    null,
  ])
})
