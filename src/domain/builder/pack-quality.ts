import type { CustomPrompt, PackMetadata } from '../packs/custom-pack.ts'
import { gameOf, iconOf, ownTags, visibilityOf } from '../packs/tags.ts'
import { duplicatePrompts } from './prompt-lines.ts'

export type QualityCheck = { id: string; isMet: boolean; advice: string }

const minGoodPrompts = 12
const maxShortLength = 120
const maxLongShare = 0.2

export function checkPackQuality(
  metadata: PackMetadata,
  prompts: readonly CustomPrompt[],
): QualityCheck[] {
  const written = prompts.filter(({ text }) => text.trim() !== '')
  const long = written.filter(({ text }) => text.trim().length > maxShortLength)
  const named = written.some(({ text }) => /\{(?:player|other)\}/.test(text))
  const missing = minGoodPrompts - written.length
  const lines: QualityCheck[] = [
    {
      id: 'enough',
      isMet: missing <= 0,
      advice:
        missing > 0
          ? `${missing} more make a round: ${minGoodPrompts} prompts or so.`
          : 'Enough for a round.',
    },
    {
      id: 'short',
      isMet: written.length > 0 && long.length <= written.length * maxLongShare,
      advice: `Short enough to read out in one breath: ${maxShortLength} characters.`,
    },
    {
      id: 'different',
      isMet: written.length > 0 && duplicatePrompts(prompts).size === 0,
      advice: 'No prompt twice.',
    },
    {
      id: 'named',
      isMet: named,
      advice: 'Somebody at the table is named: write {player} or {other}.',
    },
    ...(visibilityOf(metadata.tags) === 'unlisted'
      ? []
      : [
          {
            id: 'found',
            isMet: ownTags(metadata.tags).length > 0,
            advice: 'A tag or two, so that strangers find it.',
          },
        ]),
    { id: 'cover', isMet: iconOf(metadata.tags) !== null, advice: 'A picture on the cover.' },
  ]
  if (gameOf(metadata.tags) !== 'truth-or-dare') return lines
  const dares = written.filter(({ kind }) => kind === 'dare').length
  const isMixed = dares > 0 && dares < written.length
  return [...lines, { id: 'both', isMet: isMixed, advice: 'Truths and dares, some of each.' }]
}
