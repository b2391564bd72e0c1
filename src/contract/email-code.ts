/** Digits in a code that is emailed for signing in. */
export const emailCodeLength = 8
