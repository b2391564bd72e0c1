let segmenter: Intl.Segmenter | undefined

/**
 * At most that many characters of the text, as a reader counts them: an emoji with its joiners is
 * one, and none is cut in half.
 */
export function cutGraphemes(text: string, most: number): string {
  // Its tables take 10 ms to load, which not every start of a process needs.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('')
}
