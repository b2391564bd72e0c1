import { useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { deviceRandom } from '#browser/device/random.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { defaultHand, handOf, handText, sumOf, throwDice } from '#domain/tools/dice.ts'
import { addResult } from '#domain/tools/history.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { savedHand } from '#games/parts/hand-choice.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { spellThrow } from '#games/parts/tool-words.ts'
import { useRattle } from '#games/parts/use-rattle.ts'
import { Button } from '#ui/button.tsx'
import styles from './dice-roll.module.css'
import { HandSheet } from './hand-sheet.tsx'
import { nothingYet, throws } from './kept-results.ts'
import { ToolFrame } from './tool-frame.tsx'
import stage from './tool-stage.module.css'
import { usePush } from './use-push.ts'

/** Held that long, the dice fall on release. */
const shakenMs = 300

export default function DiceRoll() {
  const history = useSaved(throws, nothingYet)
  const held = useSaved(savedHand, defaultHand)
  const [isChoosing, setIsChoosing] = useState(false)
  const [throwId, setThrowId] = useState(0)
  const [isRattling, rattle] = useRattle()
  const { isHeld, handlers } = usePush((_, heldMs) =>
    heldMs < shakenMs ? roll() : isRattling || land(),
  )
  const last = history[0]
  const isShaking = isRattling || isHeld

  function roll(): void {
    playCue('tap')
    rattle(put)
  }

  function land(): void {
    playCue('hit')
    put()
  }

  function put(): void {
    setThrowId((before) => before + 1)
    throws.set(addResult(throws.get(), throwDice(savedHand.get(), deviceRandom)))
  }

  return (
    <ToolFrame
      slug="dice-roll"
      description="Roll one to ten fair dice on your phone, from four sides to a hundred: shake, hold or tap, with the sum and a history."
      isBusy={isShaking}
      onThrow={roll}
      right={<HeaderCount note={`d${held.sides}`}>{held.count}</HeaderCount>}
      history={history.map((thrown) => ({
        title: String(sumOf(thrown)),
        note: `${handText(handOf(thrown))}: ${thrown.faces.join(', ')}`,
      }))}
      onWipe={() => throws.set([])}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            note="which dice?"
            onPress={() => setIsChoosing(true)}
          >
            {handText(held)}
          </Button>
          <NextButton onPress={roll} note="or hold the cup">
            Roll
          </NextButton>
        </>
      }
    >
      <div className={stage.stage}>
        <div className={stage.words} role="status">
          <b>{last && !isShaking ? sumOf(last) : '…'}</b>
          {!isShaking && <span>{last ? spellThrow(last) : 'Nothing rolled yet.'}</span>}
        </div>
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className={`${stage.thing} ${styles.table}`}
          {...handlers}
        >
          <CupScene
            stage={isShaking ? 'shaking' : last ? 'lifted' : 'down'}
            dice={last?.faces ?? nothingYet}
            sides={last?.sides ?? 6}
            throwId={throwId}
            className={styles.cup ?? ''}
          />
        </button>
      </div>
      <HandSheet open={isChoosing} onClose={() => setIsChoosing(false)} hand={held} />
    </ToolFrame>
  )
}
