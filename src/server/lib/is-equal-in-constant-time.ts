import { timingSafeEqual } from 'node:crypto'

/** Compares secrets without telling by its time where they differ; their lengths are no secret. */
export function isEqualInConstantTime(a: string | Buffer, b: string | Buffer): boolean {
  const [left, right] = [toBuffer(a), toBuffer(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function toBuffer(value: string | Buffer): Buffer {
  return typeof value === 'string' ? Buffer.from(value) : value
}
