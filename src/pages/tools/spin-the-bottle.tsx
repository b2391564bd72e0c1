import { useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { deviceRandom } from '#browser/device/random.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import { minPlayers } from '#domain/table/players.ts'
import { drawRest, placeAt } from '#domain/tools/bottle.ts'
import { addResult } from '#domain/tools/history.ts'
import { defaultSpeed } from '#domain/tools/spin.ts'
import { Bottle } from '#games/parts/bottle.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { spellRest } from '#games/parts/tool-words.ts'
import { Button } from '#ui/button.tsx'
import { CircleSheets } from './circle-sheets.tsx'
import { isNamed, nothingYet, rests } from './kept-results.ts'
import styles from './spin-the-bottle.module.css'
import { ToolFrame } from './tool-frame.tsx'
import stage from './tool-stage.module.css'
import { useSpin } from './use-spin.ts'

/** It starts with the thumb's speed and ends at the drawn place. */
export default function SpinTheBottle() {
  const history = useSaved(rests, nothingYet)
  const players = useSaved(savedPlayers, noPlayers)
  const wantsNames = useSaved(isNamed, true)
  const [isAsking, setIsAsking] = useState(false)
  const names = wantsNames && players.length >= minPlayers ? players.map(({ name }) => name) : []
  const last = history[0]
  const { isSpinning, bottle, handlers, spin } = useSpin({
    restsAt: last?.angle ?? 0,
    places: names.length,
    draw() {
      playCue('tap')
      return drawRest(names, deviceRandom)
    },
    onRest(rest) {
      playCue('hit')
      rests.set(addResult(rests.get(), rest))
    },
  })
  // Players may have changed: shows who is there now.
  const chosen = last && !isSpinning ? placeAt(last.angle, names.length) : null
  const name = chosen === null ? null : (names[chosen] ?? null)

  const plainSpin = () => spin(defaultSpeed)
  return (
    <ToolFrame
      slug="spin-the-bottle"
      description="Spin the bottle on your phone: everybody’s names round it, as fast as your thumb, and a fair draw every time."
      isBusy={isSpinning}
      onThrow={plainSpin}
      right={<HeaderCount note="round it">{names.length || '?'}</HeaderCount>}
      history={history.map((rest) => ({ title: spellRest(rest) }))}
      onWipe={() => rests.set([])}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            icon="icon-you"
            label="Names"
            onPress={() => setIsAsking(true)}
          >
            {null}
          </Button>
          <NextButton onPress={plainSpin} note="or turn it with your thumb">
            Spin
          </NextButton>
        </>
      }
    >
      <div className={stage.stage}>
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className={`${stage.thing} ${styles.circle}`}
          {...handlers}
        >
          <Bottle ref={bottle} names={names} chosen={chosen} angle={last?.angle ?? 0} />
        </button>
        <div className={stage.words} role="status">
          <b data-long={name ? true : undefined}>
            {isSpinning || !last ? '…' : spellRest({ name, angle: last.angle })}
          </b>
          {!isSpinning && (
            <span>{last ? 'The bottle has spoken.' : 'Nobody has spun it yet.'}</span>
          )}
        </div>
      </div>
      <CircleSheets open={isAsking} onClose={() => setIsAsking(false)} />
    </ToolFrame>
  )
}
