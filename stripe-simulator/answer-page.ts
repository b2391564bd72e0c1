import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCheckout } from './checkout-page.ts'
import { readUrl } from './http.ts'
import { formatDay, formatMoney } from './money.ts'
import { html, sendNotice, sendPage } from './page-shell.ts'
import { answerPortal } from './portal-page.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { get } from './world.ts'

export const pagePrefix = '/test-mode/'

/** Answers the hosted pages, wherever they are mounted. */
export async function answerPage(
  context: SimulatorContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [area, ...rest] = (readUrl(request)?.pathname ?? '').slice(pagePrefix.length).split('/')
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
    return sendNotice(response, 405, 'Not so', 'This page is only read and sent.')
  if (area === 'checkout') return answerCheckout(context, request, response, rest)
  if (area === 'portal') return answerPortal(context, request, response, rest)
  if (area === 'invoices') return sendInvoice(context, response, rest[0] ?? '')
  sendNotice(response, 404, 'Nothing here', 'This page does not exist.')
}

function sendInvoice(context: SimulatorContext, response: ServerResponse, id: string): void {
  const invoice = get(context.world, 'invoice', id)
  if (!invoice) {
    sendNotice(response, 404, 'Nothing here', 'This invoice does not exist.')
    return
  }
  sendPage(response, {
    title: `Invoice ${invoice.number}`,
    body: html`<h1>Invoice ${invoice.number}</h1>
<p class="price">${formatMoney(invoice.total, invoice.currency)}, ${invoice.status}</p>
<ul>${invoice.lines.data.map(
      ({ description, period }) =>
        html`<li>${description}<br>${formatDay(period.start)} to ${formatDay(period.end)}</li>`,
    )}</ul>`,
  })
}
