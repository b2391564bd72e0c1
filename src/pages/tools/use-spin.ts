import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { playCue } from '#browser/device/cues.ts'
import { type BottleRest, inCircle } from '#domain/tools/bottle.ts'
import { forceOfHold, speedAtEnd, type Trace } from '#domain/tools/push.ts'
import { defaultSpeed, planSpin, type Spin } from '#domain/tools/spin.ts'
import { playSpin, turnBottle } from '#games/parts/play-spin.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

type UseSpin = {
  /** Its resting angle. */
  restsAt: number
  places: number
  draw: () => BottleRest
  onRest: (rest: BottleRest) => void
}

type Touch = { pointer: number; turned: number; last: number; trace: Trace[] }
type Turning = Spin & { rest: BottleRest }

/** Degrees: less means that the finger only held it. */
const stillDegrees = 8
/** A pause, so that the same name twice is read out twice. */
const announceDelayMs = 300

/** Follows the thumb, spins, slows down, rests. */
export function useSpin({ restsAt, places, draw, onRest }: UseSpin) {
  const bottle = useRef<SVGGElement>(null)
  const shown = useRef(restsAt)
  const touch = useRef<Touch | null>(null)
  const [turning, setTurning] = useState<Turning | null>(null)
  const rested = useEffectEvent(onRest)
  const placesNow = useEffectEvent(() => places)

  const turnTo = useCallback((angle: number) => {
    shown.current = angle
    turnBottle(bottle.current, angle)
  }, [])

  useEffect(() => turnTo(restsAt), [restsAt, turnTo])

  useEffect(() => {
    if (!turning) return
    const land = () => {
      rested(turning.rest)
      setTurning(null)
    }
    if (isMotionReduced()) {
      const timer = setTimeout(() => {
        turnTo(turning.rest.angle)
        land()
      }, announceDelayMs)
      return () => clearTimeout(timer)
    }
    return playSpin(turning, {
      places: placesNow(),
      draw: turnTo,
      tick: () => playCue('tick'),
      landed: land,
    })
  }, [turning, turnTo])

  function spin(speed: number): void {
    if (turning) return
    const rest = draw()
    setTurning({ ...planSpin(shown.current, rest.angle, speed), rest })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<Element>) {
      if (turning || touch.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const trace = [{ at: 0, ms: event.timeStamp }]
      touch.current = { pointer: event.pointerId, turned: 0, last: angleOf(event), trace }
    },
    onPointerMove(event: PointerEvent<Element>) {
      const held = touch.current
      if (held?.pointer !== event.pointerId) return
      const angle = angleOf(event)
      const step = inCircle(angle - held.last + 180) - 180
      held.turned += step
      held.last = angle
      held.trace.push({ at: held.turned, ms: event.timeStamp })
      turnTo(inCircle(shown.current + step))
    },
    onPointerUp(event: PointerEvent<Element>) {
      const held = touch.current
      if (held?.pointer !== event.pointerId) return
      touch.current = null
      const heldMs = event.timeStamp - (held.trace[0]?.ms ?? 0)
      const isStill = Math.abs(held.turned) < stillDegrees
      spin(
        isStill
          ? defaultSpeed * 2 * forceOfHold(heldMs)
          : speedAtEnd([...held.trace, { at: held.turned, ms: event.timeStamp }]),
      )
    },
    onPointerCancel() {
      touch.current = null
      turnTo(restsAt)
    },
    // Replayed taps from before hydration are plain clicks.
    onClick: (event: MouseEvent) => event.detail === 0 && spin(defaultSpeed),
  }

  return { isSpinning: turning !== null, bottle, handlers, spin }
}

/** The finger's angle around the middle, in degrees. */
function angleOf({ clientX, clientY, currentTarget }: PointerEvent<Element>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const across = clientX - left - width / 2
  const down = clientY - top - height / 2
  return (Math.atan2(down, across) * 180) / Math.PI
}
