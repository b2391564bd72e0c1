/** E.164 from typed text: “0045 12 34 (56) 78” gives +4512345678; null without a country. */
export function readPhoneNumber(typed: string): string | null {
  const bare = typed
    .normalize('NFKC')
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null
}
