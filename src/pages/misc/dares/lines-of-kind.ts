import type { DareKind } from '#domain/dares/dare.ts'
import { pick, type Random } from '#domain/random.ts'

/** The editor page of each kind. */
export const editorPaths: Record<DareKind, string> = {
  card: '/misc/user-card-dare',
  pong: '/misc/bar-beer-pong-dare',
  love: '/misc/user-card-love-game',
  epic: '/misc/epic-dare-challenge',
}

export const kindNames: Record<DareKind, string> = {
  card: 'A dare card',
  pong: 'A pong dare',
  love: 'A kind card',
  epic: 'An epic dare',
}

/** Empty or an idea: text by the user stays. */
function isReplaceable(line: string, ideas: readonly string[] = []): boolean {
  return line.trim() === '' || ideas.includes(line)
}

export function hasReplaceableLine(
  lines: readonly string[],
  ideas: readonly (readonly string[])[],
): boolean {
  return lines.some((line, at) => isReplaceable(line, ideas[at]))
}

/** Replaces such lines by ideas, each from its own list, none twice. */
export function dealLines(
  lines: readonly string[],
  ideas: readonly (readonly string[])[],
  random: Random,
): string[] {
  const dealt = [...lines]
  lines.forEach((line, at) => {
    const own = ideas[at] ?? []
    const others = own.filter((idea) => idea !== line && !dealt.includes(idea))
    if (isReplaceable(line, own)) dealt[at] = pick(others, random)
  })
  return dealt
}
