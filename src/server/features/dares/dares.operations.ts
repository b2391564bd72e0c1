import { z } from 'zod'
import {
  type AnswerReply,
  type SentDareView,
  senderKeyHeader,
  type DareView as View,
} from '#contract/dare-views.ts'
import { NewDare, SentAnswer } from '#contract/dares.ts'
import { dareKinds } from '#domain/dares/dare.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { empty, isoTime, json, text } from '#server/platform/web/operation-responses.ts'

const path = {
  id: z.string().describe('24 hexadecimal digits, made on the device of whoever dares.'),
}
const headers = {
  [senderKeyHeader]: z.string().describe('The key that the dare was sent with.'),
}

const status = z.enum(['open', 'swapped', 'accepted', 'declined', 'done'])

const DareView = z
  .strictObject({
    id: text,
    kind: z.enum(dareKinds),
    from: text,
    to: text,
    lines: z.array(text),
    water: z.boolean(),
    drawing: z.array(z.array(z.int())),
    status,
    step: z.int().describe('How many answers there are.'),
    doneLines: z.int(),
    swaps: z.array(text).describe('What may be had instead.'),
    earnsReward: z.boolean().describe('Whether finishing it pays whoever looks.'),
  })
  .meta({
    id: 'Dare',
    description: 'A dare as whoever has its link sees it.',
  }) satisfies z.ZodType<View>

const time = isoTime

const SentDare = z.strictObject({
  status,
  doneLines: z.int(),
  answers: z.array(
    z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('accepted'), time }),
      z.strictObject({ answer: z.literal('swapped'), line: z.int(), text, time }),
      z.strictObject({ answer: z.literal('declined'), time }),
      z.strictObject({ answer: z.literal('done'), words: text, time }),
    ]),
  ),
}) satisfies z.ZodType<SentDareView>

const Reply = z.strictObject({
  dare: DareView,
  earned: z.boolean(),
}) satisfies z.ZodType<AnswerReply>

const Sent = z.strictObject({ id: text })

export const daresOperations: OperationGroup = {
  tag: 'Dares',
  description: 'Dares that travel by a link, with or without an account on either side.',
  operations: [
    {
      route: 'POST /api/dares',
      id: 'sendDare',
      summary: 'Keeps a dare under an id and a key of the device, so that it may be sent again.',
      auth: 'asker',
      body: NewDare,
      responses: { 200: json('It was there already.', Sent), 201: json('It is kept.', Sent) },
      errors: ['conflict'],
      isLimited: true,
    },
    {
      route: 'GET /api/dares/{id}',
      id: 'getDare',
      summary: 'A dare, for whoever has its link.',
      auth: 'asker',
      path,
      responses: { 200: json('The dare as it stands.', DareView) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'DELETE /api/dares/{id}',
      id: 'takeDareBack',
      summary: 'Takes a dare back, for the key that it was sent with.',
      auth: 'sender',
      path,
      headers,
      responses: { 204: empty('It is gone.') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /api/dares/{id}/answers',
      id: 'listDareAnswers',
      summary: 'What was answered to a dare, for the key that it was sent with.',
      auth: 'sender',
      path,
      headers,
      responses: { 200: json('The answers, in their order.', SentDare) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/dares/{id}/answers',
      id: 'answerDare',
      summary: 'Answers a dare: takes it, swaps it once, turns it down, or says that it is done.',
      auth: 'asker',
      path,
      body: SentAnswer,
      responses: {
        200: json('This answer was there already.', Reply),
        201: json('It is answered.', Reply),
      },
      errors: ['not_found', 'conflict'],
      isLimited: true,
    },
  ],
}
