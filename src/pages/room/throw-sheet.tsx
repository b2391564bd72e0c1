import { useEffect, useState } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import { defaultHand } from '#domain/tools/dice.ts'
import type { Thrown } from '#domain/tools/thrown.ts'
import { findTool, type ToolSlug, tools } from '#domain/tools/tool-list.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { HandChoice, savedHand } from '#games/parts/hand-choice.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { mayThrow } from './may-throw.ts'
import styles from './thrown.module.css'
import { ThrownScene } from './thrown-scene.tsx'
import { sayThrown } from './thrown-words.ts'
import { useSeatedRoom } from './use-room.ts'

const choices = tools.map(({ slug, short }) => ({ value: slug, label: short }))

/** Throws a tool for the whole room. */
export function ThrowSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, state } = useSeatedRoom()
  const { room } = state
  const [slug, setSlug] = useState<ToolSlug>('coin-flip')
  const isFree = mayThrow(room)
  const isLying = useIsPast(room.thrown?.liesAtMs ?? 0)
  const { verb, crest } = findTool(slug)
  useEffect(() => {
    if (open && !isFree) onClose()
  }, [open, isFree, onClose])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Coin, dice, bottle"
      lead="Everybody sees how it lands."
      foot={
        <Button
          size="large"
          icon={`crest-${crest}`}
          disabled={!isLying}
          onPress={() => {
            if (!isLying) return
            session.call({ do: 'throw', tool: slug, hand: savedHand.get() })
          }}
        >
          {`${verb[0]?.toUpperCase()}${verb.slice(1)}`}
        </Button>
      }
    >
      <ChoiceRow label="Throw what?" choices={choices} chosen={slug} onChoose={setSlug} />
      <Stage room={room} slug={slug} isLying={isLying} />
      {slug === 'dice-roll' && <HandChoice />}
    </Sheet>
  )
}

type StageProps = { room: RoomView; slug: ToolSlug; isLying: boolean }

function Stage({ room: { thrown, seats }, slug, isLying }: StageProps) {
  const isOver = useIsPast(thrown?.endsAtMs ?? 0)
  const isShown = thrown && (!isOver || thrown.result.tool === slug)
  const words = isShown && isLying ? sayThrown(seats, thrown) : null
  return (
    <div className={styles.stage}>
      <div className={styles.scene}>
        {isShown ? (
          <ThrownScene key={thrown.atMs} {...thrown} {...{ seats, isLying }} />
        ) : (
          <ThrownScene result={still[slug]} atMs={0} isLying seats={seats} />
        )}
      </div>
      <div className={styles.words} role="status">
        <b>{words?.result ?? '…'}</b>
        {words?.note && <small>{words.note}</small>}
      </div>
    </div>
  )
}

/** Before the first throw. */
const still: Record<ToolSlug, Thrown> = {
  'coin-flip': { tool: 'coin-flip', from: 'heads', side: 'heads' },
  'dice-roll': { tool: 'dice-roll', sides: defaultHand.sides, faces: [] },
  'spin-the-bottle': { tool: 'spin-the-bottle', from: 0, angle: 0, seats: [] },
}
