import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { penaltyText } from '#domain/table/amount.ts'
import type { Seat } from '#domain/table/players.ts'
import { HeaderCount, Tool } from '#games/kit/play-frame.tsx'
import { Slab } from '#ui/slab.tsx'
import type { CicProps } from './play.tsx'

export function nameOf({ players }: Pick<CicProps, 'players'>, seat: Seat): string {
  return players[seat]?.name ?? ''
}

/** A column's heading, its names filled in. */
export function columnText(
  column: FilledPrompt | undefined,
  { players, sober }: Pick<CicProps, 'players' | 'sober'>,
): string {
  const words = column?.parts.map((part) => {
    if ('text' in part) return part.text
    return 'sips' in part ? penaltyText(part.sips, sober) : (players[part.seat]?.name ?? '')
  })
  return words?.join('') ?? ''
}

/** Which letter of how many. */
export function RoundCount({ view }: Pick<CicProps, 'view'>) {
  return <HeaderCount note={`of ${view.options.rounds}`}>{view.round}</HeaderCount>
}

/** Packs, and a swap that nobody has to explain. */
export function ColumnTools({ view, openPacks, send }: CicProps) {
  return (
    <>
      <Tool icon="icon-strips" onPress={openPacks}>
        Packs
      </Tool>
      {view.canSkip && (
        <Tool icon="icon-ban" onPress={() => send({ type: 'skip' })}>
          Not for us
        </Tool>
      )}
    </>
  )
}

export function BackSlab({ canUndo, undo }: Pick<CicProps, 'canUndo' | 'undo'>) {
  if (!canUndo) return null
  return (
    <Slab ghost size="main" icon="icon-back" label="Back" onPress={undo}>
      {null}
    </Slab>
  )
}
