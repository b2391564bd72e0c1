import type { SheetWords } from '../sheet-words.ts'
import { type TextBox, type TypesetText, typesetText } from '../typeset-text.ts'

/** Size given up for a preferred line break. */
const minSizeRatio = 0.9

/** Uses the preferred line breaks unless others make it much larger. */
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
