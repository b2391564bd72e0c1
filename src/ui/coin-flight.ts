import { arcBetween, type Point } from './coin-arc.ts'
import styles from './coin-flight.module.css'
import { isMotionReduced } from './motion-reduced.ts'

const coinMs = 420
const totalMs = 660
const maxCoins = 12

/** Resolves when the last coin has landed. */
export async function flyCoins(from: Element, to: Element, count: number): Promise<void> {
  // A hidden tab runs no frames: the flight would never end.
  if (document.hidden || isMotionReduced()) return
  const coins = Math.min(count, maxCoins)
  const gapMs = Math.min(60, (totalMs - coinMs) / Math.max(1, coins - 1))
  const start = centreOf(from)
  const goal = centreOf(to)
  await Promise.all(
    Array.from({ length: coins }, (_, index) =>
      flyOne(start, goal, 60 + (index % 4) * 30, index * gapMs),
    ),
  )
}

async function flyOne(start: Point, goal: Point, lift: number, delay: number): Promise<void> {
  const coin = drawCoin()
  document.body.append(coin)
  const arc = arcBetween(start, goal, lift)
  const flight = coin.animate(
    arc.map(({ x, y }, step) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${step === 0 ? 0 : 1})`,
    })),
    { duration: coinMs, delay, easing: 'cubic-bezier(.4, 0, .6, 1)', fill: 'both' },
  )
  // A cancelled flight has ended too.
  await flight.finished.catch(() => {})
  coin.remove()
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function drawCoin(): SVGSVGElement {
  const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  coin.setAttribute('viewBox', '0 0 100 100')
  coin.setAttribute('aria-hidden', 'true')
  coin.setAttribute('class', styles.coin ?? '')
  coin.innerHTML = '<circle cx="50" cy="50" r="45"/><path d="M37 37h26v26H37z"/>'
  return coin
}
