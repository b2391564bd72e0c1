/** Letters that Unicode does not decompose into a base and a mark. */
const bases: Record<string, string> = { Æ: 'A', Ø: 'O', Œ: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'T' }

/** For comparison: NFC, trimmed, case-folded, without a leading "the". */
export function foldAnswer(typed: string): string {
  const single = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  // Upper case first: only there do ß and ss, ς and σ become the same.
  const folded = single.toUpperCase().toLowerCase().normalize('NFC')
  return folded.replace(/^the (?=.)/, '')
}

/**
 * Ignores a leading "the" and leading signs; marks are removed (Österreich is an O), but Æ Ø Å are
 * letters of their own where they are in play.
 */
export function fitsLetter(typed: string, letter: string, letters: readonly string[]): boolean {
  const start = foldAnswer(typed).replace(/^[^\p{L}\p{N}]+/u, '')
  if (letter === 'Å' && start.startsWith('aa')) return true
  const [first = ''] = start.toUpperCase()
  return letters.includes(first) ? first === letter : baseOf(first) === letter
}

function baseOf(letter: string): string {
  return bases[letter] ?? letter.normalize('NFD').charAt(0)
}
