/** What was filmed of one phrase. */
export type Take = {
  /** From 1; null once its game is over. */
  turn: number | null
  /** In the list of hits and passes of its turn, from 0. */
  row: number
  isHit: boolean
  bytes: number
}

/** About eleven minutes. */
export const maxFilmBytes = 128 * 2 ** 20

/** Adds a take in the place of an earlier one of its row; the oldest make room. */
export function addTake<T extends Take>(
  takes: readonly T[],
  take: T,
  maxBytes = maxFilmBytes,
): readonly T[] {
  const isSame = ({ turn, row }: Take) => turn === take.turn && row === take.row
  const all = [...takes.filter((other) => !isSame(other)), take]
  let bytes = all.reduce((sum, { bytes }) => sum + bytes, 0)
  const first = all.findIndex((oldest) => {
    if (bytes <= maxBytes) return true
    bytes -= oldest.bytes
    return false
  })
  return first < 0 ? [] : all.slice(first)
}

/** Cuts the takes of a turn as its list was put right; those of other turns stay. */
export function followRows<T extends Take>(
  takes: readonly T[],
  turn: number,
  rows: readonly { isHit: boolean }[],
): readonly T[] {
  const isRight = (take: T) => take.turn !== turn || rows[take.row]?.isHit === take.isHit
  if (takes.every(isRight)) return takes
  return takes.flatMap((take) => {
    if (take.turn !== turn) return [take]
    const row = rows[take.row]
    return row ? [{ ...take, isHit: row.isHit }] : []
  })
}

/** Once a turn is settled only its hits are left. */
export function dropPasses<T extends Take>(takes: readonly T[]): readonly T[] {
  return takes.every(({ isHit }) => isHit) ? takes : takes.filter(({ isHit }) => isHit)
}

/** The next game counts its turns from 1 again. */
export function endGame<T extends Take>(takes: readonly T[]): readonly T[] {
  return dropPasses(takes).map((take) => ({ ...take, turn: null }))
}
