import type { Charge } from '../../../../stripe-simulator/objects.ts'
import {
  advanceTime,
  becomeCustomer,
  callServer,
  customerOf,
  deliverAllAndSettle,
  expectedStateOf,
  type Person,
  pick,
} from './person.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
const maxCheckouts = 4

type HistoryAction = {
  name: string
  /** How likely it is among all that can be done now; 0 when it cannot. */
  weight: (person: Person) => number
  run: (person: Person) => Promise<void> | void
}

const isRunning = ({ subscription }: Person) => subscription?.status === 'active'
const isOverdue = ({ subscription }: Person) => subscription?.status === 'past_due'
const isAlive = (person: Person) => isRunning(person) || isOverdue(person)
const isEnding = ({ subscription }: Person) => subscription?.cancel_at_period_end === true
const isCustomer = ({ subscription, isGone }: Person) => subscription !== null && !isGone

/** All that may happen to a subscription here. */
const actions: readonly HistoryAction[] = [
  {
    name: 'pay',
    weight: (it) => (!isAlive(it) && it.checkouts < maxCheckouts ? 5 : 0),
    run: pay,
  },
  {
    name: 'cancel at period end',
    weight: (it) => (isAlive(it) && !isEnding(it) ? 2 : 0),
    run: (it) => change(it, true),
  },
  {
    name: 'resume',
    weight: (it) => (isAlive(it) && isEnding(it) ? 2 : 0),
    run: (it) => change(it, false),
  },
  {
    name: 'cancel at once',
    weight: (it) => (isAlive(it) ? 1.3 : 0),
    run: (it) => it.cluster.stripe.ask('DELETE', `subscriptions/${idOf(it)}`),
  },
  {
    name: 'pass a renewal',
    weight: (it) => (isRunning(it) ? 3 : 0),
    run: (it) => advanceTime(it, periodEnd(it) + hourSeconds),
  },
  {
    name: 'let a renewal fail',
    weight: (it) => (isRunning(it) && !isEnding(it) ? 2 : 0),
    run: (it) => {
      putCardOnFile(it, 'pm_card_chargeCustomerFail')
      advanceTime(it, periodEnd(it) + hourSeconds)
    },
  },
  {
    name: 'wait while overdue',
    weight: (it) => (isOverdue(it) ? 1 : 0),
    run: (it) => advanceTime(it, it.clock.atSeconds + 4 * daySeconds),
  },
  {
    name: 'pay what is open',
    weight: (it) => (isOverdue(it) ? 3 : 0),
    run: (it) => {
      putCardOnFile(it, 'pm_card_visa')
      it.cluster.stripe.ask('POST', `invoices/${it.subscription?.latest_invoice}/pay`)
    },
  },
  {
    name: 'refund',
    weight: (it) => (isCustomer(it) ? 0.7 : 0),
    run: (it) => takeBack(it, ({ id }) => it.cluster.stripe.ask('POST', 'refunds', { charge: id })),
  },
  {
    name: 'dispute',
    weight: (it) => (isCustomer(it) ? 0.7 : 0),
    run: (it) => takeBack(it, ({ id }) => it.cluster.stripe.dispute(id)),
  },
  {
    name: 'delete the customer',
    weight: (it) => (isCustomer(it) ? 0.5 : 0),
    run: (it) => {
      it.cluster.stripe.ask('DELETE', `customers/${customerOf(it)}`)
      it.isGone = true
    },
  },
]

/** Does one of what can be done now. */
export async function runRandomAction(person: Person): Promise<void> {
  const weights = actions.map(({ weight }) => weight(person))
  let rest = person.random() * weights.reduce((sum, weight) => sum + weight, 0)
  const action = actions.find((_, at) => {
    rest -= weights[at] ?? 0
    return rest < 0
  })
  if (!action) return
  person.actions.push(action.name)
  await action.run(person)
  person.subscription = expectedStateOf(person).subscription
}

function idOf({ subscription }: Person): string {
  if (!subscription) throw new Error('nothing was subscribed to')
  return subscription.id
}

function periodEnd({ subscription }: Person): number {
  return subscription?.items.data[0]?.current_period_end ?? Number.NaN
}

/** A checkout at the server, and the form of Stripe's page. */
async function pay(person: Person): Promise<void> {
  const { cluster: town, user: guest } = person
  if (person.isGone) {
    // The server takes another customer once it has heard that the last one is gone.
    await deliverAllAndSettle(person)
    person.paidBefore = expectedStateOf(person).paidThrough
    await becomeCustomer(person)
  }
  person.checkouts++
  const { status, body } = await callServer(person, 'create-checkout-session', {
    userId: guest.userId,
    price_id: pick(person, town.stripe.prices),
  })
  if (status !== 200) throw new Error(`no checkout: ${status} ${body}`)
  const form = new URLSearchParams({
    email: 'mia@home.example',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '12 / 60',
    cardCvc: '123',
    billingName: 'Mia Holm',
  })
  const paid = await town.post(JSON.parse(body).url, form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  if (paid.status !== 303) throw new Error(`the card was not taken: ${paid.status}`)
}

/** On the profile page; while the server has not heard of the subscription, at Stripe. */
async function change(person: Person, cancel: boolean): Promise<void> {
  const call = cancel ? 'cancel_subscription' : 'resume_subscription'
  const subscriptionId = idOf(person)
  const { status, body } = await callServer(person, call, { subscriptionId })
  if (status === 200) return
  if (status !== 404) throw new Error(`${call}: ${status} ${body}`)
  person.cluster.stripe.ask('POST', `subscriptions/${subscriptionId}`, {
    cancel_at_period_end: cancel,
  })
}

function putCardOnFile(person: Person, card: string): void {
  const { stripe } = person.cluster
  const { id } = stripe.ask<{ id: string }>('POST', `payment_methods/${card}/attach`, {
    customer: customerOf(person),
  })
  stripe.ask('POST', `subscriptions/${idOf(person)}`, { default_payment_method: id })
}

/** Before money is taken back the server hears all: what it has stored then, spec §4 lets stand. */
async function takeBack(person: Person, take: (charge: Charge) => void): Promise<void> {
  await deliverAllAndSettle(person)
  const newest = Object.values(person.cluster.stripe.tables.charge).findLast(
    ({ customer, paid, refunded, disputed }) =>
      customer === customerOf(person) && paid && !refunded && !disputed,
  )
  if (newest) take(newest)
}
