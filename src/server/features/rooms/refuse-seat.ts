import { type RoomRefusal, roomRefusals } from '#contract/rooms.ts'
import { AppError } from '#server/platform/web/errors.ts'

const sentences: Record<RoomRefusal, string> = {
  locked: 'This room is locked. Ask the host.',
  full: 'Twenty seats are taken. You can watch.',
  'name-taken': 'Somebody here is called that. Add a letter.',
  'name-missing': 'A seat needs a name.',
  claimed: 'Another phone has that seat.',
  'too-many-seats': 'A phone plays for three at most.',
  'no-link': 'That code was used, or is older than two minutes.',
  'no-game': 'There is no game on the table.',
  'host-only': 'Only the host does that.',
  'unknown-game': 'There is no such game.',
  'nothing-left': 'Too little is left in these packs.',
  moved: 'The room has gone on meanwhile.',
}

/** @throws AppError 409 with the reason in `x-room-refusal` */
export function refuseSeat(reason: string): never {
  const known = roomRefusals.find((refusal) => refusal === reason) ?? 'claimed'
  throw new AppError('conflict', sentences[known], { 'x-room-refusal': known })
}
