const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function countWord(count: number): string {
  return words[count] ?? String(count)
}

export const maxAskedAtOnce = 3

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function countOf(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`
}
