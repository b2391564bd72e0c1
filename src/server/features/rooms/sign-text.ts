import { createHmac } from 'node:crypto'

/** @param purpose a text that is signed for one is worth nothing for another */
export function signText(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')
}
