import { toolPath, tools } from '#domain/tools/tool-list.ts'
import type { Cloth } from '#games/define-game.ts'
import { findGame, gamePath } from '#games/registry.ts'

export type AppShortcut = {
  name: string
  path: string
  icon: string
  crest: string
  cloth: Cloth
  dye: Cloth | null
}

export const shortcutIconPx = 96

export const appShortcuts: readonly AppShortcut[] = [
  'mix',
  'never-have-i-ever',
  'meyer',
  'dice-roll',
].map(shortcutTo)

function shortcutTo(slug: string): AppShortcut {
  const icon = `/icons/shortcut-${slug}.png`
  const game = findGame(slug)
  if (game) {
    const { title, crest, cloth, dye = null } = game
    return { name: title, path: gamePath(game), icon, crest, cloth, dye }
  }
  const tool = tools.find((each) => each.slug === slug)
  if (!tool) throw new Error(`There is neither a game nor a tool called ${slug}.`)
  const { title, crest, cloth } = tool
  return { name: title, path: toolPath(tool), icon, crest, cloth, dye: null }
}
