import type { SheetWords } from '../sheet-words.ts'
import { type SetText, setText, type TextBox } from '../type/set-text.ts'

/** What a good break between lines may cost in size. */
const leastShare = 0.9

/** A headline broken where it was meant to be, unless it would be much larger otherwise. */
export async function setHeadline(
  { headline, headlineLines }: Pick<SheetWords, 'headline' | 'headlineLines'>,
  box: TextBox,
): Promise<SetText> {
  const [free, broken] = await Promise.all([setText(headline, box), setText(headlineLines, box)])
  const isMeant = broken.lineCount === headlineLines.length
  return isMeant && broken.sizeMm >= free.sizeMm * leastShare ? broken : free
}
