import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { forceOfFlick, forceOfHold, speedAtEnd } from '#domain/tools/push.ts'

type Touch = { pointer: number; x: number[]; y: number[]; ms: number[] }

/** A flick, a long hold or a tap. Calls back with the force (0 to 1) and the time held. */
export function usePush(onPush: (force: number, heldMs: number) => void) {
  const [isHeld, setIsHeld] = useState(false)
  const touch = useRef<Touch | null>(null)

  function follow({ clientX, clientY, timeStamp }: PointerEvent): void {
    touch.current?.x.push(clientX)
    touch.current?.y.push(clientY)
    touch.current?.ms.push(timeStamp)
  }

  function letGo(): void {
    touch.current = null
    setIsHeld(false)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (touch.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      touch.current = { pointer: event.pointerId, x: [], y: [], ms: [] }
      follow(event)
      setIsHeld(true)
    },
    onPointerMove(event: PointerEvent) {
      if (touch.current?.pointer === event.pointerId) follow(event)
    },
    onPointerUp(event: PointerEvent) {
      if (touch.current?.pointer !== event.pointerId) return
      follow(event)
      const { x, y, ms } = touch.current
      const heldMs = event.timeStamp - (ms[0] ?? event.timeStamp)
      letGo()
      const along = (places: number[]) =>
        speedAtEnd(places.map((at, place) => ({ at, ms: ms[place] ?? 0 })))
      onPush(forceOfFlick(Math.hypot(along(x), along(y))) ?? forceOfHold(heldMs), heldMs)
    },
    onPointerCancel: letGo,
    // Replayed taps from before hydration are plain clicks.
    onClick: (event: MouseEvent) => event.detail === 0 && onPush(forceOfHold(0), 0),
  }
  return { isHeld, handlers }
}
