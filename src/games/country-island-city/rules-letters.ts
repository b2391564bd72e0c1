import { pick, type Random } from '#domain/random.ts'

const everyday = 'ABDEFGHIJKLMNOPRSTUVY'
const hard = 'CQWXZ'
const danish = 'ÆØÅ'
/** Letters that Unicode does not take apart into a base and a mark. */
const bases: Record<string, string> = { Æ: 'A', Ø: 'O', Œ: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'T' }

/** The letters that can come up, in order. */
export function alphabet(hardLetters: boolean, danishLetters: boolean): string[] {
  const latin = hardLetters ? [...everyday, ...hard].sort() : [...everyday]
  return danishLetters ? [...latin, ...danish] : latin
}

/**
 * A letter that has not come up since the whole alphabet last had, and never the same twice running.
 * @param used every letter of the game so far, in order
 */
export function drawLetter(
  letters: readonly string[],
  used: readonly string[],
  random: Random,
): string {
  const spent = used.slice(used.length - (used.length % letters.length))
  const last = used.at(-1)
  return pick(
    letters.filter((letter) => !spent.includes(letter) && letter !== last),
    random,
  )
}

/** An answer as it is compared: NFC, trimmed, case-folded, without a leading "the". */
export function foldAnswer(typed: string): string {
  const single = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  // Upper case first: only there do ß and ss, ς and σ become the same.
  const folded = single.toUpperCase().toLowerCase().normalize('NFC')
  return folded.replace(/^the (?=.)/, '')
}

/**
 * Whether an answer begins with the letter. A leading "the" and leading signs do not count, marks
 * fall off (Österreich is an O), and Æ Ø Å are letters of their own where they can come up.
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
