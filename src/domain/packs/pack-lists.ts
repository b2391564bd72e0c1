import type { CustomPack } from './custom-pack.ts'

/** One list of prompts for everybody, or truths, then dares. */
export function packLists({ prompts }: CustomPack): string[][] {
  const texts = (isDare: boolean) =>
    prompts
      .filter(({ kind, text }) => (kind === 'dare') === isDare && text.trim() !== '')
      .map(({ text }) => text.trim())
  return [texts(false), texts(true)]
}
