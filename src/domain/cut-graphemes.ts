let segmenter: Intl.Segmenter | undefined

/** One character where the browser cannot tell: a flag, or a letter with its marks and joiners. */
const graphemes = /\p{RI}{2}|.(?:\u200d.?|[\p{M}\p{EMod}\u{e0020}-\u{e007f}])*/gsu

/**
 * At most that many characters of the text, as a reader counts them: an emoji with its joiners is
 * one, and none is cut in half.
 */
export function cutGraphemes(text: string, max: number): string {
  return split(text).slice(0, max).join('')
}

function split(text: string): string[] {
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return text.match(graphemes) ?? []
  // Its tables take 10 ms to load, which not every start of a process needs.
  segmenter ??= new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
