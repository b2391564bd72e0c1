import { randomBytes } from 'node:crypto'

/** An address that no one else has, so that limits let it through. */
export function freshAddress(): string {
  return `2001:db8:${randomBytes(4).toString('hex').replace(/^.{4}/, '$&:')}::1`
}
