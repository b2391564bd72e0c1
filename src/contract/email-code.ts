export const emailCodeLength = 8
