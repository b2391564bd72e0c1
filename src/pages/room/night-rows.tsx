import type { Night } from '#domain/room/night.ts'
import { awardText } from '#domain/room/night-words.ts'
import { Row, RowList } from '#ui/row.tsx'
import { NightSeal } from './night-seal.tsx'

type NightRowsProps = { night: Night; nameOf: (seat: number) => string }

/** An award each, the best of the evening first. */
export function NightRows({ night, nameOf }: NightRowsProps) {
  return (
    <RowList label="Awards of the evening">
      {night.rows.map(({ seat, place, award, game }) => (
        <Row
          key={seat}
          start={<NightSeal game={game} />}
          title={<bdi>{nameOf(seat)}</bdi>}
          note={awardText(award)}
          isHighlighted={place === 1}
        />
      ))}
    </RowList>
  )
}
