/** Digits. */
export const emailCodeLength = 8
