/** Why a charge fails, in Stripe's words. */
export type Decline = { code: string; declineCode?: string; message: string }

export type TestCard = {
  brand: 'visa' | 'mastercard' | 'amex'
  /** The bank says no to every charge. */
  declines?: Decline
  /** `first`: at the first payment, which also allows later ones; `always`: at every payment. */
  asksBank?: 'first' | 'always'
  /** The charge goes through and is disputed at once. */
  disputed?: true
  /** Shown beside the number. */
  says: string
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
})

/** From https://docs.stripe.com/testing; any future date and any code of three digits work. */
export const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', says: 'pays' },
  '5555555555554444': { brand: 'mastercard', says: 'pays' },
  '378282246310005': { brand: 'amex', says: 'pays' },
  '4000000000000002': {
    brand: 'visa',
    declines: declined('generic_decline'),
    says: 'is declined',
  },
  '4000000000009995': {
    brand: 'visa',
    declines: declined('insufficient_funds', 'Your card has insufficient funds.'),
    says: 'has no money',
  },
  '4000000000000341': {
    brand: 'visa',
    declines: declined('generic_decline'),
    says: 'can be kept, every charge fails',
  },
  '4000000000000069': {
    brand: 'visa',
    declines: { code: 'expired_card', message: 'Your card has expired.' },
    says: 'has expired',
  },
  '4000002500003155': { brand: 'visa', asksBank: 'first', says: 'asks your bank once' },
  '4000002760003184': { brand: 'visa', asksBank: 'always', says: 'asks your bank every time' },
  '4000000000000259': { brand: 'visa', disputed: true, says: 'pays and disputes it' },
}

/** Cards that even keeping fails with: the bank is asked when a card is put on file. */
const refusedAtOnce = new Set(['4000000000000002', '4000000000009995', '4000000000000069'])

/** A number that is not in the table: real cards never work in test mode. */
export const notATestCard: Decline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
)

export const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** Why the card cannot be put on file; null when it can. */
export function keepRefusal(number: string): Decline | null {
  const card = testCards[number]
  if (!card) return notATestCard
  return refusedAtOnce.has(number) ? (card.declines ?? null) : null
}

/** Names for cards that Stripe's own test payment methods have. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
}

/** The check digit that every card number ends in (ISO/IEC 7812-1). */
export function hasCheckDigit(number: string): boolean {
  let sum = 0
  for (const [at, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
