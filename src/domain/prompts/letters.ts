import { pick, type Random } from '../random.ts'

const everyday = 'ABDEFGHIJKLMNOPRSTUVY'
const hard = 'CQWXZ'
const danish = 'ÆØÅ'

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
