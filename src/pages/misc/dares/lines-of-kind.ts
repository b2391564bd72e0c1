import type { DareKind } from '#domain/dares/dare.ts'
import { pick, type Random } from '#domain/random.ts'

/** A desk's own page. */
export const editorPaths: Record<DareKind, string> = {
  card: '/misc/user-card-dare',
  pong: '/misc/bar-beer-pong-dare',
  love: '/misc/user-card-love-game',
  epic: '/misc/epic-dare-challenge',
}

/** What each kind is called in a list. */
export const kindNames: Record<DareKind, string> = {
  card: 'A dare card',
  pong: 'A pong dare',
  love: 'A kind card',
  epic: 'An epic dare',
}

/** Where nothing stands, or what was lent: what somebody wrote themselves stays. */
function isReplaceable(line: string, ideas: readonly string[] = []): boolean {
  return line.trim() === '' || ideas.includes(line)
}

/** Whether there is room for an idea. */
export function hasReplaceableLine(
  lines: readonly string[],
  ideas: readonly (readonly string[])[],
): boolean {
  return lines.some((line, at) => isReplaceable(line, ideas[at]))
}

/** The lines with a new idea wherever there is room for one, each from its own list, none twice. */
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
