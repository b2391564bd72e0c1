export const toolSlugs = ['coin-flip', 'dice-roll', 'spin-the-bottle'] as const
export type ToolSlug = (typeof toolSlugs)[number]

export type Tool = {
  slug: ToolSlug
  title: string
  /** In a row of all tools. */
  short: string
  verb: string
  crest: 'coin' | 'die' | 'bottle'
  cloth: 'mustard' | 'sora' | 'matcha'
}

export const tools: readonly Tool[] = [
  {
    slug: 'coin-flip',
    title: 'Coin flip',
    short: 'Coin',
    verb: 'flip',
    crest: 'coin',
    cloth: 'mustard',
  },
  {
    slug: 'dice-roll',
    title: 'Dice roll',
    short: 'Dice',
    verb: 'roll',
    crest: 'die',
    cloth: 'sora',
  },
  {
    slug: 'spin-the-bottle',
    title: 'Spin the bottle',
    short: 'Bottle',
    verb: 'spin',
    crest: 'bottle',
    cloth: 'matcha',
  },
]

export function findTool(slug: ToolSlug): Tool {
  return tools.find((tool) => tool.slug === slug) as Tool
}

export function toolPath({ slug }: Pick<Tool, 'slug'>): string {
  return `/tools/${slug}`
}
