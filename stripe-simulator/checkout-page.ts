import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  alertBox,
  cardFields,
  cardList,
  checkEntered,
  type Entered,
  type FieldFaults,
  nothingEntered,
  readEntered,
} from './card-fields.ts'
import { answerBank, payCheckout } from './complete-checkout.ts'
import { readBody } from './http.ts'
import { formatMoney, formatPrice } from './money.ts'
import type { CheckoutSession } from './objects.ts'
import { backLink, html, seeOther, sendNotice, sendPage } from './page-shell.ts'
import { parseForm } from './parse-form.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { get, type World } from './world.ts'

/** `/test-mode/checkout/{session}` and its second page, on which the bank asks. */
export async function answerCheckout(
  context: SimulatorContext,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', step]: string[],
): Promise<void> {
  const { world } = context
  const session = get(world, 'checkout.session', id)
  if (!session || (step !== undefined && step !== 'bank'))
    return sendNotice(response, 404, 'Nothing here', 'This payment page does not exist.')
  if (request.method === 'POST') {
    const form = parseForm((await readBody(request)) ?? '')
    // What was open when the page was sent may be over by now.
    context.catchUp()
    if (session.status === 'complete') return seeOther(response, successUrl(session))
    if (session.status !== 'open') return sendOver(response, session)
    if (step === 'bank')
      return takeBankAnswer(context, response, session, form.answer === 'complete')
    const entered = readEntered(form)
    // An address given with the session overrides the form's.
    return takeCard(context, response, session, {
      ...entered,
      email: session.customer_email ?? entered.email,
    })
  }
  context.catchUp()
  await context.settle()
  if (session.status !== 'open') return sendOver(response, session)
  if (step === 'bank' && world.state.sessions[id]?.pendingMethod)
    return sendBankPage(response, session)
  const email = session.customer_details?.email ?? ''
  sendForm(world, response, session, { ...nothingEntered, email })
}

async function takeCard(
  context: SimulatorContext,
  response: ServerResponse,
  session: CheckoutSession,
  entered: Entered,
): Promise<void> {
  const { world } = context
  const checked = checkEntered(entered, world.now())
  if ('faults' in checked)
    return sendForm(world, response, session, entered, { faults: checked.faults })
  const outcome = payCheckout(world, session, checked.entry)
  await context.settle()
  if (outcome.kind === 'paid' || outcome.kind === 'processing')
    return seeOther(response, successUrl(session))
  if (outcome.kind === 'asksBank')
    return seeOther(response, `/test-mode/checkout/${session.id}/bank`)
  sendForm(world, response, session, entered, { alert: outcome.decline.message })
}

async function takeBankAnswer(
  context: SimulatorContext,
  response: ServerResponse,
  session: CheckoutSession,
  agreed: boolean,
): Promise<void> {
  const { world } = context
  const waiting = world.state.sessions[session.id]?.pendingMethod
  if (!waiting) return seeOther(response, `/test-mode/checkout/${session.id}`)
  const outcome = answerBank(world, session, agreed ? 'yes' : 'no')
  await context.settle()
  if (outcome.kind === 'paid' || outcome.kind === 'processing')
    return seeOther(response, successUrl(session))
  const details = get(world, 'payment_method', waiting)?.billing_details
  const entered = {
    ...nothingEntered,
    email: details?.email ?? '',
    billingName: details?.name ?? '',
  }
  sendForm(world, response, session, entered, { alert: outcome.decline.message })
}

function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function sendOver(response: ServerResponse, session: CheckoutSession): void {
  const [title, text, back] =
    session.status !== 'complete'
      ? (['Too late', 'This page has expired. Nothing was taken.', session.cancel_url] as const)
      : session.payment_status === 'unpaid'
        ? (['Sent', 'Your bank has been asked for the money.', successUrl(session)] as const)
        : (['Paid', 'This has been paid already.', successUrl(session)] as const)
  sendNotice(response, 200, title, text, back)
}

type Wrong = { alert?: string; faults?: FieldFaults }

function sendForm(
  world: World,
  response: ServerResponse,
  session: CheckoutSession,
  entered: Entered,
  { alert, faults = {} }: Wrong = {},
): void {
  const secret = world.state.sessions[session.id]
  const lines = secret?.lineItems ?? []
  const [first] = lines
  const product = first?.price && get(world, 'product', String(first.price.product))
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? '')
  const wrong = alert ?? (Object.keys(faults).length > 0 ? 'Some fields need another look.' : null)
  sendPage(response, {
    title: `Pay: ${product?.name ?? 'Subscription'}`,
    leadsTo: [session.success_url, session.cancel_url],
    body: html`<h1>${product?.name ?? 'Subscription'}</h1>
${lines.map(({ price, quantity }) => html`<p class="price">${price && formatPrice(price)}${(quantity ?? 1) > 1 && ` × ${quantity}`}</p>`)}
${(secret?.trialDays ?? 0) > 0 && html`<p>The first ${secret?.trialDays ?? 0} days are free.</p>`}
${alertBox(wrong)}
<form method="post" action="/test-mode/checkout/${session.id}" novalidate>
${cardFields(entered, faults, session.customer_email !== null)}
<button type="submit">Pay ${total}</button>
</form>
${backLink(session.cancel_url, 'Back without paying')}
${cardList()}`,
  })
}

function sendBankPage(response: ServerResponse, session: CheckoutSession): void {
  sendPage(response, {
    title: 'Your bank asks',
    leadsTo: [session.success_url, session.cancel_url],
    body: html`<h1>Your bank asks</h1>
<p>Is it you who pays ${formatMoney(session.amount_total ?? 0, session.currency ?? '')}?</p>
<form method="post" action="/test-mode/checkout/${session.id}/bank">
<button type="submit" name="answer" value="complete">Complete</button>
<button type="submit" name="answer" value="fail" class="quiet">Fail</button>
</form>`,
  })
}
