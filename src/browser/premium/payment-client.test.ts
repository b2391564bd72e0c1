import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { failedStatus, isFailedStatus } from '#domain/premium/subscription.ts'
import {
  malformedSubscriptionMessage,
  missingSubscriptionMessage,
} from '#domain/premium/subscription-id.ts'
import { offlineMessage } from '../api/call-api.ts'
import {
  cancelSubscription,
  checkSubscription,
  createCheckoutSession,
  openBillingPortal,
  resumeSubscription,
} from './payment-client.ts'
import type { PaymentContext } from './send-payment.ts'

/** One answer of the server: a status with a body, or a broken connection. */
type Reply = [status: number, body: unknown] | 'hang up' | 'break off' | 'silence'

type Sent = { path: string | undefined; body: unknown }

/** Answers with these replies in order, then repeats the last. */
async function openHandler(replies: readonly Reply[]) {
  const sent: Sent[] = []
  const waits: number[] = []
  const patience: number[] = []
  const server = createServer(async (request, response) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? 'hang up'
    sent.push({ path: request.url, body: JSON.parse(await textOf(request)) })
    give(reply, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const context: PaymentContext = {
    base: async () => `http://127.0.0.1:${port}/pay`,
    fetch,
    sleep: async (delayMs) => void waits.push(delayMs),
    timeoutSignal(patienceMs) {
      patience.push(patienceMs)
      return AbortSignal.timeout(replies.includes('silence') ? 50 : patienceMs)
    },
  }
  return { context, sent, waits, patience }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

function give(reply: Reply, response: ServerResponse): void {
  if (reply === 'silence') return
  if (reply === 'hang up') {
    response.destroy()
  } else if (reply === 'break off') {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"url":', () => response.destroy())
  } else {
    const [status, body] = reply
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const refusal = (message: string) => ({ error: { code: 'some_code', message } })
const down: Reply = [503, refusal('Stripe does not answer.')]

const checkout = { userId: 'u1', userMail: 'ada@example.com', price_id: 'price_1' }
const session = { url: 'https://pay.example/c/1', sessionId: 'cs_1' }
const subscription = { status: 'active', cancelAt: 1_800_000_000 }
const portal = { url: 'https://pay.example/p/1' }
const status = {
  isPremium: true,
  isCanceled: false,
  isPastDue: false,
  message: 'The subscription is active.',
  currentPeriodEnd: 1_800_000_000,
}
const person = { customerId: 'cus_1', userId: 'u1' }

type Call = (context: PaymentContext) => Promise<unknown>
const create: Call = (context) => createCheckoutSession(checkout, context)
const check: Call = async (context) => {
  const checked = await checkSubscription(person, context)
  if (isFailedStatus(checked)) throw new Error(checked.message)
  return checked
}
const cancel: Call = (context) => cancelSubscription('sub_1', context)
const resume: Call = (context) => resumeSubscription('sub_1', context)
const open: Call = (context) => openBillingPortal(context)

const calls: [string, Call, path: string, body: object, answer: object, patienceMs: number][] = [
  ['checkout', create, 'create-checkout-session', checkout, session, 30_000],
  ['status', check, 'check_subscription', person, status, 15_000],
  ['cancel', cancel, 'cancel_subscription', { subscriptionId: 'sub_1' }, subscription, 15_000],
  ['resume', resume, 'resume_subscription', { subscriptionId: 'sub_1' }, subscription, 15_000],
  ['portal', open, 'billing-portal', {}, portal, 15_000],
]
const throwing = calls.filter(([name]) => name !== 'status')
const patient = calls.filter(([name]) => ['checkout', 'status', 'portal'].includes(name))
const checkoutFailure = 'Failed to create checkout session after retries'
const statusFailure = 'Failed to check subscription status after retries'

test.each(calls)(
  '%s: what is sent, and what comes back',
  async (_, call, path, body, answer, ms) => {
    const { context, sent, patience } = await openHandler([[200, answer]])
    expect(await call(context)).toEqual(answer)
    expect(sent).toEqual([{ path: `/pay/${path}`, body }])
    expect(patience).toEqual([ms])
  },
)

test.each(calls)('%s: the cookie goes along, to another site of ours too', async (_, call) => {
  const { context } = await openHandler([[400, refusal('No.')]])
  const credentials: unknown[] = []
  const watched: typeof fetch = (url, init) => {
    credentials.push(init?.credentials)
    return fetch(url, init)
  }
  await expect(call({ ...context, fetch: watched })).rejects.toThrow('No.')
  expect(credentials).toEqual(['include'])
})

describe.each(patient)('%s, up to three attempts (spec §9)', (_, call, _path, _body, answer) => {
  test.each<[string, Reply[], waits: number[]]>([
    ['at the first', [[200, answer]], []],
    ['at the second, 2 s later', [down, [200, answer]], [2000]],
    ['at the third, 4 s after that', [down, down, [200, answer]], [2000, 4000]],
    ['after a hang-up', ['hang up', [200, answer]], [2000]],
    ['after an answer that broke off', ['break off', [200, answer]], [2000]],
    ['after no answer in time', ['silence', [200, answer]], [2000]],
    [
      'after a page instead of an answer',
      [
        [200, '<h1>Our terms</h1>'],
        [200, answer],
      ],
      [2000],
    ],
    [
      'after no words at all',
      [
        [200, ''],
        [200, answer],
      ],
      [2000],
    ],
    [
      'after JSON that is no answer',
      [
        [200, []],
        [200, answer],
      ],
      [2000],
    ],
    ['after one of every kind', [[500, '<h1>No</h1>'], 'hang up', [200, answer]], [2000, 4000]],
  ])('%s', async (_name, replies, expected) => {
    const { context, sent, waits } = await openHandler(replies)
    expect(await call(context)).toEqual(answer)
    expect(waits).toEqual(expected)
    expect(sent).toHaveLength(expected.length + 1)
  })
})

describe('three failures', () => {
  const offline = 'hang up' as const
  test.each<[string, Call, Reply, string]>([
    ['checkout, the server is down', create, down, checkoutFailure],
    ['checkout, no network', create, offline, checkoutFailure],
    ['checkout, no address', create, [200, { ...session, url: 'pay' }], checkoutFailure],
    [
      'checkout, a script as the address',
      create,
      [200, { ...session, url: 'javascript:alert(1)' }],
      checkoutFailure,
    ],
    ['checkout, no session', create, [200, { url: session.url }], checkoutFailure],
    ['status, the server is down', check, down, statusFailure],
    ['status, no network', check, offline, statusFailure],
    ['status, rubbish', check, [200, { ...status, isPremium: 'yes' }], statusFailure],
    ['portal, the server’s sentence', open, down, 'Stripe does not answer.'],
    ['portal, no network', open, offline, offlineMessage],
  ])('%s', async (_, call, reply, message) => {
    const { context, sent, waits } = await openHandler([reply])
    await expect(call(context)).rejects.toThrow(message)
    expect(sent).toHaveLength(3)
    expect(waits).toEqual([2000, 4000])
  })

  test('the cause of the last one is kept', async () => {
    const { context } = await openHandler([down])
    await expect(create(context)).rejects.toMatchObject({
      status: 503,
      cause: { message: 'Stripe does not answer.' },
    })
  })
})

describe.each(throwing)('%s: a refusal is thrown at once, with its own sentence', (_, call) => {
  test.each([400, 401, 403, 404, 409, 429])('%i', async (code) => {
    const { context, sent, waits } = await openHandler([[code, refusal('You have it already.')]])
    await expect(call(context)).rejects.toMatchObject({
      name: 'PaymentError',
      message: 'You have it already.',
      status: code,
    })
    expect([sent.length, waits]).toEqual([1, []])
  })
})

test('a refusal after a failure ends the attempts', async () => {
  const { context, sent, waits } = await openHandler([down, [409, refusal('You have it already.')]])
  await expect(create(context)).rejects.toThrow('You have it already.')
  expect([sent.length, waits]).toEqual([2, [2000]])
})

test.each([
  ['without words', '', 'Something broke on our side. Please try again.'],
  ['in a page', '<h1>No</h1>', 'Something broke on our side. Please try again.'],
  ['in another shape', { error: 'No.' }, 'No.'],
  ['with an empty sentence', refusal(''), 'The answer made no sense. Please try again.'],
])('a refusal %s', async (_, body, message) => {
  const { context } = await openHandler([[400, body]])
  await expect(create(context)).rejects.toThrow(message)
})

describe('cancelling and resuming', () => {
  test.each<[string, Call, Reply, string]>([
    ['cancel, the server is down', cancel, down, 'Stripe does not answer.'],
    ['cancel, no network', cancel, 'hang up', offlineMessage],
    ['cancel, rubbish', cancel, [200, { status: 'active' }], 'The answer made no sense.'],
    ['cancel, the page of a hotel’s network', cancel, [200, '<h1>Our terms</h1>'], offlineMessage],
    ['cancel, an end in words', cancel, [200, { ...subscription, cancelAt: 'soon' }], 'no sense'],
    ['resume, the server is down', resume, down, 'Stripe does not answer.'],
  ])('is one attempt, and its error is thrown on: %s', async (_, call, reply, message) => {
    const { context, sent, waits } = await openHandler([reply])
    await expect(call(context)).rejects.toThrow(message)
    expect([sent.length, waits]).toEqual([1, []])
  })

  test('one that goes on has no end', async () => {
    const { context } = await openHandler([[200, { status: 'active', cancelAt: null }]])
    expect(await resume(context)).toEqual({ status: 'active', cancelAt: null })
  })

  describe.each([
    ['cancel', cancelSubscription],
    ['resume', resumeSubscription],
  ])('%s sends nothing for what is no id (spec §5)', (_, change) => {
    test.each([
      ['undefined', undefined, missingSubscriptionMessage],
      ['null', null, missingSubscriptionMessage],
      ['empty', '', missingSubscriptionMessage],
      ['blank', '  ', missingSubscriptionMessage],
      ['a number', 7, missingSubscriptionMessage],
      ['a customer', 'cus_1', malformedSubscriptionMessage],
      ['a blank before it', ' sub_1', malformedSubscriptionMessage],
    ])('%s', async (_name, id, message) => {
      const { context, sent } = await openHandler([[200, subscription]])
      await expect(change(id, context)).rejects.toThrow(message)
      expect(sent).toEqual([])
    })
  })
})

describe('a status check never throws (spec §8)', () => {
  const not = failedStatus('')
  test.each<[string, Reply, object]>([
    ['what was answered', [200, status], status],
    ['not premium after three failures', down, { ...not, message: statusFailure }],
    ['not premium without a network', 'hang up', { ...not, message: statusFailure }],
    [
      'not premium after a refusal, with its sentence',
      [403, refusal('Not yours.')],
      { ...not, message: 'Not yours.' },
    ],
  ])('%s', async (_, reply, expected) => {
    const { context } = await openHandler([reply])
    expect(await checkSubscription(person, context)).toEqual(expected)
  })

  test('by e-mail where there is no customer yet', async () => {
    const { context, sent } = await openHandler([[200, status]])
    await checkSubscription({ userEmail: 'ada@example.com', userId: 'u1' }, context)
    expect(sent[0]?.body).toEqual({ userEmail: 'ada@example.com', userId: 'u1' })
  })
})
