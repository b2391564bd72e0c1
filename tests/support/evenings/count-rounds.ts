import type { Room } from '#domain/room/room.ts'
import { rulesOf } from '#server/features/rooms/room-rules.ts'
import type { Secrets } from './check-frame.ts'
import type { Evening } from './evening.ts'

/** Counts the rounds that begin, of every version since it was called last. */
export function countRounds(evening: Evening): () => Promise<void> {
  let counted = 0
  let before: Room | null = null
  return async () => {
    const version = (await evening.history.latest())?.version ?? 0
    for (counted ||= version - 1; counted < version; ) {
      counted++
      const room = (await evening.history.at(counted))?.room ?? null
      if (!room?.game) continue
      const secrets = await evening.secretsOf(room.game.slug)
      if (before && isNewRound(before, room, secrets)) evening.figures.rounds++
      before = room
    }
  }
}

/** A game without edges or prompts comes back to its first phase. */
function isNewRound(before: Room, after: Room, { sees, phaseOf }: Secrets): boolean {
  const rules = rulesOf(after)?.rules
  if (!after.game || !rules) return false
  if (before.game?.slug !== after.game.slug) return true
  const [one, other] = [before.game.state, after.game.state]
  if (rules.isEdge) return rules.isEdge(one, other)
  const [first] = Object.keys(sees)
  if (rules.prompt(other) === null) return phaseOf(one) !== first && phaseOf(other) === first
  return rules.prompt(one) !== rules.prompt(other)
}
