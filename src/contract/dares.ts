import { z } from 'zod'
import {
  type Dare,
  dareKinds,
  maxDareNameLength,
  maxLineLength,
  maxWordsLength,
  validateDare,
} from '#domain/dares/dare.ts'
import { countPoints, isStroke, maxPoints, maxStrokes } from '#domain/dares/drawing.ts'
import { isDareId, isSenderKey } from '#domain/dares/ids.ts'
import { toOneLine } from '#domain/visible-text.ts'
import { cleanText, plainText } from './plain-text.ts'

/** Becomes one line of visible text. */
const Name = z
  .string()
  .max(maxDareNameLength)
  .transform((text) => cleanText(toOneLine(text)))

/** Numbers only: no text that could be read as markup. */
const DrawnCard = z
  .array(
    z
      .array(z.number())
      .max(maxPoints * 2 + 1)
      .refine(isStroke, 'must be an ink and points on the card'),
  )
  .max(maxStrokes)
  .refine((drawing) => countPoints(drawing) <= maxPoints, `must have at most ${maxPoints} points`)

const dareFields = {
  kind: z.enum(dareKinds),
  from: Name,
  to: Name,
  lines: z.array(plainText(maxLineLength)).min(1).max(3),
  water: z.boolean(),
  drawing: DrawnCard,
}

/** `POST /api/dares`: the device makes id and key, so that it can be sent again. */
export const NewDare = z
  .strictObject({
    id: z
      .string()
      .refine(isDareId, 'must be 24 hexadecimal digits')
      .meta({ pattern: '^[0-9a-f]{24}$' }),
    senderKey: z
      .string()
      .refine(isSenderKey, 'must be 48 hexadecimal digits')
      .meta({ pattern: '^[0-9a-f]{48}$' }),
    ...dareFields,
  })
  .check(({ value, issues }) => {
    const fault = validateDare(value)
    if (!fault) return
    issues.push({ code: 'custom', input: value, path: [fault.field], message: fault.sentence })
  })

export type NewDare = z.infer<typeof NewDare> & Dare

/** How many answers this phone had seen: another may have been faster. */
const step = z.int().min(0).max(10)

/** `POST /api/dares/{id}/answers`. */
export const SentAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('accepted'), step }),
  z.strictObject({
    answer: z.literal('swapped'),
    step,
    line: z.int().min(0).max(2),
    /** An index of the offered swaps. */
    swap: z.int().min(0).max(2),
  }),
  z.strictObject({ answer: z.literal('declined'), step }),
  z.strictObject({ answer: z.literal('done'), step, words: plainText(maxWordsLength) }),
])

export type SentAnswer = z.infer<typeof SentAnswer>
