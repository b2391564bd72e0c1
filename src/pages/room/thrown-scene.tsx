import { use, useEffect, useRef } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import type { RoomThrow } from '#domain/room/room.ts'
import { placeAt } from '#domain/tools/bottle.ts'
import { defaultForce } from '#domain/tools/push.ts'
import { defaultSpeed, planSpin } from '#domain/tools/spin.ts'
import type { Thrown } from '#domain/tools/thrown.ts'
import { Bottle } from '#games/parts/bottle.tsx'
import { Coin } from '#games/parts/coin.tsx'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { flyCoin } from '#games/parts/fly-coin.ts'
import { playSpin, turnBottle } from '#games/parts/play-spin.ts'
import { TableClockContext } from '#games/parts/table-clock.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

type SceneProps<Result> = {
  result: Result
  /** Epoch milliseconds of the server. */
  atMs: number
  isLying: boolean
}

type ThrownSceneProps = Pick<RoomThrow, 'result' | 'atMs'> & {
  seats: RoomView['seats']
  isLying: boolean
  /** As the bottle passes from one place to the next. */
  tick?: () => void
}

/** A throw as its tool draws it, at the same moment everywhere. */
export function ThrownScene({ result, seats, tick, ...rest }: ThrownSceneProps) {
  switch (result.tool) {
    case 'coin-flip':
      return <ThrownCoin result={result} {...rest} />
    case 'dice-roll':
      return <ThrownDice result={result} {...rest} />
    case 'spin-the-bottle': {
      const names = result.seats.map((seat) => seats.find((each) => each.seat === seat)?.name ?? '')
      return <ThrownBottle result={result} names={names} {...(tick && { tick })} {...rest} />
    }
  }
}

function ThrownCoin(props: SceneProps<Extract<Thrown, { tool: 'coin-flip' }>>) {
  const { result, atMs, isLying } = props
  const { from, side } = result
  const { offsetMs } = use(TableClockContext)
  const coin = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLying || isMotionReduced() || !coin.current) return
    const elapsedMs = Date.now() + offsetMs - atMs
    return flyCoin(coin.current, { from, to: side, force: defaultForce, elapsedMs })
  }, [from, side, atMs, isLying, offsetMs])
  return <Coin up={isLying ? side : from} ref={coin} />
}

function ThrownDice(props: SceneProps<Extract<Thrown, { tool: 'dice-roll' }>>) {
  const { result, atMs, isLying } = props
  const { faces, sides } = result
  const still = faces.length === 0 ? 'down' : 'lifted'
  return <CupScene stage={isLying ? still : 'shaking'} dice={faces} sides={sides} throwId={atMs} />
}

type ThrownBottleProps = SceneProps<Extract<Thrown, { tool: 'spin-the-bottle' }>> & {
  names: readonly string[]
  tick?: () => void
}

function ThrownBottle({ result, atMs, isLying, names, tick }: ThrownBottleProps) {
  const { from, angle } = result
  const { offsetMs } = use(TableClockContext)
  const bottle = useRef<SVGGElement>(null)
  const places = names.length
  useEffect(() => {
    const draw = (turned: number) => turnBottle(bottle.current, turned)
    if (isLying) return draw(angle)
    if (isMotionReduced()) return
    const elapsedMs = Date.now() + offsetMs - atMs
    const spin = planSpin(from, angle, defaultSpeed)
    return playSpin(spin, { elapsedMs, places, draw, ...(tick && { tick }) })
  }, [from, angle, atMs, isLying, offsetMs, places, tick])
  const chosen = isLying ? placeAt(angle, places) : null
  return <Bottle ref={bottle} names={names} chosen={chosen} angle={isLying ? angle : from} />
}
