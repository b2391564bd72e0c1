import { pick, type Random } from '../random.ts'

const everyday = 'ABDEFGHIJKLMNOPRSTUVY'
const hard = 'CQWXZ'
const danish = 'ÆØÅ'

export function alphabet(hardLetters: boolean, danishLetters: boolean): string[] {
  const latin = hardLetters ? [...everyday, ...hard].sort() : [...everyday]
  return danishLetters ? [...latin, ...danish] : latin
}

/**
 * A letter not used since the alphabet was last complete, and never twice in a row.
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
