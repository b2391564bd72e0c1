import type { SheetWords } from '../sheet-words.ts'
import { type TextBox, type TypesetText, typesetText } from '../typesetting/typeset-text.ts'

/** What a good break between lines may cost in size. */
const minSizeRatio = 0.9

/** A headline broken where it was meant to be, unless it would be much larger otherwise. */
export async function typesetHeadline(
  { headline, headlineLines }: Pick<SheetWords, 'headline' | 'headlineLines'>,
  box: TextBox,
): Promise<TypesetText> {
  const [free, broken] = await Promise.all([
    typesetText(headline, box),
    typesetText(headlineLines, box),
  ])
  const isMeant = broken.lineCount === headlineLines.length
  return isMeant && broken.sizeMm >= free.sizeMm * minSizeRatio ? broken : free
}
