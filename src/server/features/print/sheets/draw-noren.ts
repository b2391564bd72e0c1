import { polygonPath, rectanglePath } from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import { filled, type Shape } from '../drawing.ts'
import { drawCrest } from '../place-shapes.ts'
import { ink, paper } from '../swatches.ts'
import { overdrawMm } from './sheet-context.ts'

/** Millimetres. */
const rod = { y: 92, height: 22 }
const cloth = { top: 122, bottom: 372, slit: 9 }
const loop = { width: 44, top: 74 }
const hemMm = 14
const crestMm = 118

/** A curtain with a crest on every flap; every other flap is black. */
export function drawNoren(widthMm: number, crests: readonly string[]): Shape[] {
  const step = widthMm / crests.length
  return [
    filled(rectanglePath(-overdrawMm, rod.y, widthMm + 2 * overdrawMm, rod.height), ink),
    ...crests.flatMap((crest, index) => {
      const isFirst = index === 0
      const isLast = index === crests.length - 1
      const left = isFirst ? -overdrawMm : index * step + cloth.slit / 2
      const right = isLast ? widthMm + overdrawMm : (index + 1) * step - cloth.slit / 2
      const [ground, figure] = index % 2 === 0 ? [paper, ink] : [ink, paper]
      const middle = (index + 0.5) * step
      const loops = [middle - step * 0.3, middle + step * 0.3]
      return [
        ...loops.map((x) =>
          filled(
            polygonPath([
              [x - loop.width / 2, loop.top],
              [x + loop.width / 2, loop.top],
              [x + loop.width / 2, cloth.top + 1],
              [x - loop.width / 2, cloth.top + 1],
            ]),
            ground,
          ),
        ),
        filled(flap(left, right, index), ground),
        ...drawCrest(crest, figure, ground, {
          x: middle - crestMm / 2,
          y: (cloth.top + cloth.bottom - crestMm) / 2 - 4,
          width: crestMm,
          height: crestMm,
        }),
      ]
    }),
  ]
}

/** Hems wave, each differently. */
function flap(left: number, right: number, index: number) {
  const width = right - left
  const wave = index % 2 === 0 ? hemMm : -hemMm
  const low = cloth.bottom + (index % 3) * 5
  const middle = left + width / 2
  const handle = width / 4
  return readPath(
    `M${left} ${cloth.top}H${right}L${right - 2} ${low}C${right - handle} ${low + wave} ${middle + handle} ${low + wave} ${middle} ${low}S${left + handle} ${low - wave} ${left + 2} ${low}Z`,
  )
}
