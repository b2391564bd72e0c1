export type Tool = {
  slug: 'coin-flip' | 'dice-roll' | 'spin-the-bottle'
  title: string
  crest: string
  cloth: 'mustard' | 'sora' | 'matcha'
}

export const tools: readonly Tool[] = [
  { slug: 'coin-flip', title: 'Coin flip', crest: 'coin', cloth: 'mustard' },
  { slug: 'dice-roll', title: 'Dice roll', crest: 'die', cloth: 'sora' },
  { slug: 'spin-the-bottle', title: 'Spin the bottle', crest: 'bottle', cloth: 'matcha' },
]

export function toolPath({ slug }: Pick<Tool, 'slug'>): string {
  return `/tools/${slug}`
}
