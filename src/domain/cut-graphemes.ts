let segmenter: Intl.Segmenter | undefined

const graphemes = /\p{RI}{2}|.(?:\u200d.?|[\p{M}\p{EMod}\u{e0020}-\u{e007f}])*/gsu

/** Cuts to `max` graphemes: an emoji with its joiners is one and is never split. */
export function cutGraphemes(text: string, max: number): string {
  return split(text).slice(0, max).join('')
}

function split(text: string): string[] {
  // Firefox has had it since version 125.
  if (!('Segmenter' in Intl)) return text.match(graphemes) ?? []
  // Its tables take 10 ms to load: created on first use.
  segmenter ??= new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
