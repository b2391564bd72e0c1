import { useState } from 'react'
import { type Door, doorKinds, findDoor } from '#domain/calendar/doors.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { DoorReward } from './door-reward.tsx'
import styles from './door-sheet.module.css'

/** With its year: a sheet may stay open over New Year. */
export type ShownDoor = { door: number; year: number }

type DoorSheetProps = { shown: ShownDoor | null; onClose: () => void }

export function DoorSheet({ shown, onClose }: DoorSheetProps) {
  const door = shown && findDoor(shown.door)
  return (
    <Sheet
      open={door !== null}
      isCompact
      onClose={onClose}
      title={door?.title}
      lead={door && `${shown.door}. ${doorKinds[door.kind].name}`}
      foot={door?.kind === 'house' && <HouseButton slug={door.slug} />}
    >
      {door && (
        <div className={styles.behind}>
          <p className={styles.text}>{door.text}</p>
          <More door={door} />
          <DoorReward {...shown} />
        </div>
      )}
    </Sheet>
  )
}

function More({ door }: { door: Door }) {
  if (door.kind === 'riddle') return <Answer answer={door.answer} />
  if (door.kind !== 'game') return null
  return (
    <ol className={styles.steps}>
      {door.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Answer({ answer }: { answer: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className={styles.slab}>
        <Button
          variant="quiet"
          icon={isShown ? 'icon-eyeon' : 'icon-eyeoff'}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? 'Cover the answer' : 'Show the answer'}
        </Button>
      </div>
      <p className={styles.answer} role="status">
        {isShown && answer}
      </p>
    </>
  )
}

function HouseButton({ slug }: { slug: string }) {
  const game = findGame(slug)
  return (
    game && (
      <Button size="medium" icon="icon-fwd" to={gamePath(game)} note="as it says above">
        {game.title}
      </Button>
    )
  )
}
