import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const phoneSteps = [78, 64, 52, 44, 36, 30]
const televisionSteps = [112, 88, 72, 56, 44, 36]
/** Below the scale: small enough for anything, and set in the text face. */
const smallStep = 28
const lineHeight = 1.1
/** Under the last line, for descenders; in em, as the style sheet has it. */
const descender = 0.14
const probeSize = 100

let probe: CanvasRenderingContext2D | null = null

/** The room a prompt has, in pixels, and how many of them make a rem. */
type Room = { width: number; height: number; rem: number }

/**
 * Sets the largest step of the type scale at which the text fits its box: the whole block in the
 * height, the longest word in the width. Words are measured beside the page and the room is read
 * only when it changes, so that a new prompt costs one layout and not one for every size tried.
 * @param block the element with the text; its parent is its area, its grandparent the room
 */
export function useFitText(block: RefObject<HTMLElement | null>, text: string): void {
  const room = useRef<Room | null>(null)
  const refit = useEffectEvent(() => {
    const element = block.current
    if (!element || text === '') return
    room.current ??= readRoom(element)
    fitText(element, room.current, text)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is what there is to fit
  useLayoutEffect(refit, [text])

  useLayoutEffect(() => {
    const area = block.current?.parentElement
    const around = area?.parentElement
    if (!area || !around) return
    const reread = () => {
      room.current = null
      refit()
    }
    const observer = new ResizeObserver(reread)
    for (const element of [around, ...around.children]) {
      if (element !== area) observer.observe(element)
    }
    if (document.fonts.status === 'loading') document.fonts.ready.then(reread)
    return () => observer.disconnect()
  }, [block])
}

function readRoom(element: HTMLElement): Room {
  const area = element.parentElement as HTMLElement
  const around = area.parentElement as HTMLElement
  const { paddingTop, paddingBottom } = getComputedStyle(around)
  const inner =
    around.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const first = around.firstElementChild as HTMLElement
  const last = around.lastElementChild as HTMLElement
  const used = last.offsetTop + last.offsetHeight - first.offsetTop
  return {
    width: element.clientWidth,
    height: area.offsetHeight + inner - used,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }
}

function fitText(element: HTMLElement, { width, height, rem }: Room, text: string): void {
  const isTelevision = window.innerWidth >= 1000 && window.innerHeight >= 600
  const steps = isTelevision ? televisionSteps : phoneSteps
  const { words, space } = measure(text)
  const step = steps.find((candidate) => {
    const size = (candidate / 16) * rem
    const lines = countLines(words, space, (width / size) * probeSize)
    return lines !== null && (lines * lineHeight + descender) * size <= height
  })
  element.style.fontSize = `${(step ?? smallStep) / 16}rem`
  element.dataset.small = String(step === undefined)
}

/** Widths of the words and of a space in the display face at 100 px. */
function measure(text: string): { words: number[]; space: number } {
  probe ??= document.createElement('canvas').getContext('2d')
  if (!probe) return { words: [], space: 0 }
  probe.font = `${probeSize}px "Dela Gothic One"`
  probe.letterSpacing = '-1px'
  const widthOf = (word: string) => probe?.measureText(word).width ?? 0
  return { words: text.split(/\s+/).map(widthOf), space: widthOf(' ') }
}

/** How many lines the words make; null when one is wider than the line. */
function countLines(words: readonly number[], space: number, width: number): number | null {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (word > width) return null
    const wanted = filled === 0 ? word : filled + space + word
    if (wanted <= width) filled = wanted
    else {
      lines += 1
      filled = word
    }
  }
  return lines
}
