import { html, type Markup } from './page-shell.ts'
import type { Form } from './parse-form.ts'
import type { CardEntry } from './payment-methods.ts'
import { hasCheckDigit, testCards } from './test-cards.ts'

const names = ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'billingName'] as const
type Name = (typeof names)[number]
export type Entered = { [name in Name]: string }
export type FieldFaults = { [name in Name]?: string }

/** As typed: of any form and length. */
export function readEntered(form: Form): Entered {
  const read = (name: Name) => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, 200) : ''
  }
  return {
    email: read('email'),
    cardNumber: read('cardNumber'),
    cardExpiry: read('cardExpiry'),
    cardCvc: read('cardCvc'),
    billingName: read('billingName'),
  }
}

export const nothingEntered: Entered = readEntered({})

/** The card behind the fields, or a sentence for each field that is wrong. */
export function checkEntered(
  entered: Entered,
  nowMs: number,
): { entry: CardEntry } | { faults: FieldFaults } {
  const number = entered.cardNumber.replace(/[\s-]/g, '')
  const expiry = readExpiry(entered.cardExpiry)
  const cvcLength = testCards[number]?.brand === 'amex' ? 4 : 3
  const faults: FieldFaults = {}
  if (!/^[^\s@]+@[^\s@]+$/.test(entered.email)) faults.email = 'Enter an email address.'
  if (number === '') faults.cardNumber = 'Enter a card number.'
  else if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    faults.cardNumber = 'Your card number is invalid.'
  if (!expiry) faults.cardExpiry = 'Enter the month and the year, as in 12 / 34.'
  else if (isOver(expiry, nowMs)) faults.cardExpiry = 'Your card’s expiry date is in the past.'
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(entered.cardCvc))
    faults.cardCvc = `Enter the ${cvcLength} digits on the card.`
  if (entered.billingName === '') faults.billingName = 'Enter the name on the card.'
  if (Object.keys(faults).length > 0 || !expiry) return { faults }
  const { email, billingName: name } = entered
  return { entry: { number, expMonth: expiry.month, expYear: expiry.year, name, email } }
}

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** A card is good until its month is over. */
function isOver({ month, year }: { month: number; year: number }, nowMs: number): boolean {
  const now = new Date(nowMs)
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

const fields: { [name in Name]: { label: string; attributes: Markup } } = {
  email: { label: 'Email', attributes: html`type="email" autocomplete="email" inputmode="email"` },
  cardNumber: {
    label: 'Card number',
    attributes: html`type="text" autocomplete="cc-number" inputmode="numeric" placeholder="4242 4242 4242 4242"`,
  },
  cardExpiry: {
    label: 'Expires',
    attributes: html`type="text" autocomplete="cc-exp" inputmode="numeric" placeholder="MM / YY"`,
  },
  cardCvc: {
    label: 'CVC',
    attributes: html`type="text" autocomplete="cc-csc" inputmode="numeric" placeholder="123"`,
  },
  billingName: {
    label: 'Name on card',
    attributes: html`type="text" autocomplete="cc-name"`,
  },
}

/** The five inputs; number and code of the card never come back to the page. */
export function cardFields(entered: Entered, faults: FieldFaults, hasFixedEmail = false): Markup {
  const field = (name: Name) => {
    const fault = faults[name]
    const { label, attributes } = fields[name]
    const value = name === 'cardNumber' || name === 'cardCvc' ? '' : entered[name]
    return html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" maxlength="200" required ${attributes}${name === 'email' && hasFixedEmail && html` readonly`}${fault !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`}>
${fault !== undefined && html`<p class="hint" id="${name}-fault">${fault}</p>`}</div>`
  }
  return html`${field('email')}${field('cardNumber')}
<div class="pair">${field('cardExpiry')}${field('cardCvc')}</div>${field('billingName')}`
}

export function cardList(): Markup {
  const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
  return html`<p class="hint">Test card: 4242 4242 4242 4242 pays. Any date to come and any code fit.</p>
<details><summary>All test cards</summary>
<ul class="cards">${Object.entries(testCards).map(
    ([number, { says }]) => html`<li>${spaced(number)} ${says}</li>`,
  )}</ul></details>`
}

export function alertBox(text: string | null): Markup {
  return text === null ? html`` : html`<p role="alert">${text}</p>`
}
