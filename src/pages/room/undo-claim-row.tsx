import { Row } from '#ui/row.tsx'
import { useIsBefore } from './use-is-before.ts'
import { useSeatedRoom } from './use-room.ts'

/** Gives a wrong name back, while its player still may. */
export function UndoClaimRow({ onClose }: { onClose: () => void }) {
  const { session, state, seat: own, name } = useSeatedRoom()
  const claim = state.room.claims.find(({ seat }) => seat === own)
  const isBefore = useIsBefore(claim?.untilMs ?? null, state.offsetMs)
  const isHosts = claim?.untilMs === null
  if (!isHosts && !isBefore) return null
  return (
    <Row
      title={<bdi>{`I am not ${name}`}</bdi>}
      note={isHosts ? 'Frees the seat. Pick again.' : 'For a minute. Pick again.'}
      icon="icon-again"
      onPress={() => {
        session.call({ do: 'release', seat: own })
        onClose()
      }}
    />
  )
}
