import { countWord } from '#domain/table/amount.ts'

/** As many truths, in words. */
export function countTruths(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'truth' : 'truths'}`
}
