import type { IncomingMessage, ServerResponse } from 'node:http'
import { periodEnd } from './cancel-subscription.ts'
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
import { customerFields } from './customers.ts'
import { readBody } from './http.ts'
import { formatDay, formatMoney, formatPrice } from './money.ts'
import type { Invoice, Subscription } from './objects.ts'
import { backLink, html, type Markup, seeOther, sendNotice, sendPage } from './page-shell.ts'
import { type Form, parseForm } from './parse-form.ts'
import {
  cardOnFile,
  payNow,
  replaceCard,
  setEnding,
  subscriptionOfCustomer,
} from './portal-actions.ts'
import { findPortal, type OpenPortal } from './portal-sessions.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { get, newestFirst, type World } from './world.ts'

/** `/test-mode/portal/{session}/{secret}` and its second page, on which the bank asks. */
export async function answerPortal(
  context: SimulatorContext,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', secret = '', step, invoiceId = '']: string[],
): Promise<void> {
  const { world } = context
  const form = request.method === 'POST' ? parseForm((await readBody(request)) ?? '') : null
  context.catchUp()
  const portal = findPortal(world, id, secret)
  if (!portal)
    return sendNotice(response, 404, 'Too late', 'This page is closed. Open it again from the app.')
  const invoice = step === 'bank' ? ownInvoice(world, portal, invoiceId) : undefined
  if (form && invoice) {
    const outcome = payNow(world, invoice, form.answer === 'complete' ? 'yes' : 'no')
    await context.settle()
    if (outcome?.kind !== 'declined') return seeOther(response, portal.path)
    return sendPortal(world, response, portal, { alert: outcome.decline.message })
  }
  // What it was opened for is done: the rest of it is open as well.
  const home = `${portal.path}/home`
  const shown = step === 'home' ? { ...portal, flow: null, path: home } : portal
  if (form) return act(context, response, shown, form)
  await context.settle()
  if (step === 'done') return sendDone(response, portal)
  if (invoice?.status === 'open') return sendBankPage(response, portal, invoice)
  sendPortal(world, response, shown)
}

function ownInvoice(world: World, { customer }: OpenPortal, id: string): Invoice | undefined {
  const invoice = get(world, 'invoice', id)
  return invoice?.customer === customer ? invoice : undefined
}

async function act(
  context: SimulatorContext,
  response: ServerResponse,
  portal: OpenPortal,
  form: Form,
): Promise<void> {
  const { world } = context
  const subscription = subscriptionIn(world, portal)
  let wrong: Wrong = {}
  if (form.action === 'cancel' && subscription) setEnding(world, subscription, true)
  if (form.action === 'resume' && subscription) setEnding(world, subscription, false)
  if (form.action === 'card') wrong = takeCard(world, portal, readEntered(form))
  if (form.action === 'pay') {
    const invoice = ownInvoice(world, portal, String(form.invoice))
    const outcome = invoice && payNow(world, invoice)
    if (outcome?.kind === 'declined') wrong = { alert: outcome.decline.message }
    if (invoice && outcome?.kind === 'asksBank') {
      await context.settle()
      return seeOther(response, `${portal.path.replace(/\/home$/, '')}/bank/${invoice.id}`)
    }
  }
  await context.settle()
  if (wrong.alert || wrong.faults) return sendPortal(world, response, portal, wrong)
  seeOther(response, portal.flow ? afterFlow(portal, portal.flow) : portal.path)
}

/** The one that its flow is about, else the one that counts. */
function subscriptionIn(world: World, { customer, flow }: OpenPortal): Subscription | undefined {
  const id = flow?.subscription_cancel?.subscription
  return id ? get(world, 'subscription', id) : subscriptionOfCustomer(world, customer)
}

function afterFlow({ path }: OpenPortal, flow: NonNullable<OpenPortal['flow']>): string {
  const { type, redirect } = flow.after_completion
  if (redirect) return redirect.return_url
  return `${path}/${type === 'hosted_confirmation' ? 'done' : 'home'}`
}

function sendDone(response: ServerResponse, { flow, returnUrl }: OpenPortal): void {
  const message = flow?.after_completion.hosted_confirmation?.custom_message
  sendNotice(response, 200, 'Done', message ?? 'It is done.', returnUrl)
}

type Wrong = { alert?: string; faults?: FieldFaults; entered?: Entered }

function takeCard(world: World, { customer }: OpenPortal, entered: Entered): Wrong {
  const checked = checkEntered(entered, world.now())
  if ('faults' in checked)
    return { entered, faults: checked.faults, alert: 'Some fields need another look.' }
  const refusal = replaceCard(world, customer, checked.entry)
  return refusal === null ? {} : { entered, alert: refusal }
}

function sendPortal(
  world: World,
  response: ServerResponse,
  portal: OpenPortal,
  { alert, faults, entered }: Wrong = {},
): void {
  const subscription = subscriptionIn(world, portal)
  const flow = portal.flow?.type
  const invoices = newestFirst(world, 'invoice').filter((one) => one.customer === portal.customer)
  sendPage(response, {
    title: 'Your subscription',
    leadsTo: [portal.returnUrl, portal.flow?.after_completion.redirect?.return_url ?? null],
    body: html`<h1>Your subscription</h1>
${alertBox(alert ?? null)}
${flow !== 'payment_method_update' && (subscription ? subscriptionPart(subscription, portal) : html`<p>There is none.</p>`)}
${flow !== 'subscription_cancel' && cardPart(world, portal, { faults, entered })}
${
  !flow &&
  html`<h2>Invoices</h2>
<ul>${invoices.map((invoice) => invoicePart(invoice, portal))}</ul>`
}
${backLink(portal.returnUrl, 'Back to Party Dojo')}`,
  })
}

function cardPart(world: World, portal: OpenPortal, { faults = {}, entered }: Wrong): Markup {
  const email = customerFields(world, portal.customer)?.email ?? ''
  const isOpen = entered !== undefined || portal.flow !== null
  return html`<h2>Card</h2>
<p>${cardOnFile(world, portal.customer) ?? 'No card on file.'}</p>
<details${isOpen && html` open`}><summary>Replace the card</summary>
<form method="post" action="${portal.path}" novalidate>
${cardFields(entered ?? { ...nothingEntered, email }, faults)}
<button type="submit" name="action" value="card">Save card</button>
</form>${cardList()}</details>`
}

function subscriptionPart(subscription: Subscription, { path }: OpenPortal): Markup {
  const { status, cancel_at, ended_at, items } = subscription
  const price = items.data[0]?.price
  const button = (action: string, text: string) => html`<form method="post" action="${path}">
<button class="quiet" type="submit" name="action" value="${action}">${text}</button></form>`
  const until = formatDay(ended_at ?? cancel_at ?? periodEnd(subscription))
  const line = ended_at
    ? `Ended on ${until}`
    : cancel_at
      ? `Ends on ${until}`
      : `Renews on ${until}`
  return html`<p class="price">${price ? formatPrice(price) : ''}</p>
<p>Status: ${status.replace('_', ' ')}. ${line}.</p>
${!ended_at && (cancel_at ? button('resume', 'Do not cancel') : button('cancel', 'Cancel at period end'))}`
}

function invoicePart(invoice: Invoice, { path }: OpenPortal): Markup {
  const { id, total, currency, created, status, number } = invoice
  return html`<li>${formatMoney(total, currency)}, ${formatDay(created)}, ${status} (${number})
${
  status === 'open' &&
  html`<form method="post" action="${path}"><input type="hidden" name="invoice" value="${id}">
<button type="submit" name="action" value="pay">Pay now</button></form>`
}</li>`
}

function sendBankPage(response: ServerResponse, { path }: OpenPortal, invoice: Invoice): void {
  sendPage(response, {
    title: 'Your bank asks',
    body: html`<h1>Your bank asks</h1>
<p>Is it you who pays ${formatMoney(invoice.amount_due, invoice.currency)}?</p>
<form method="post" action="${path}/bank/${invoice.id}">
<button type="submit" name="answer" value="complete">Complete</button>
<button type="submit" name="answer" value="fail" class="quiet">Fail</button>
</form>`,
  })
}
