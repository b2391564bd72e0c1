import { countWord } from '#domain/table/amount.ts'

export function countTruths(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'truth' : 'truths'}`
}
