import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const phoneSteps = [78, 64, 52, 44, 36, 30]
const televisionSteps = [112, 88, 72, 56, 44, 36]
/** Below the type scale, in the text face. */
const smallSteps = [28, 24, 20]
const lineHeight = 1.1
/** Room for descenders in em, as in the style sheet. */
const descender = 0.14
const probeSize = 100
/** Lines may come out wider: glyphs are rounded to pixels. */
const maxWidening = 1.03
const displayFace = `${probeSize}px "Dela Gothic One"`
const textFace = `900 ${probeSize}px "Zen Kaku Gothic New"`

let probe: CanvasRenderingContext2D | null = null

/** In pixels; `rem` in pixels; `steps` are the sizes to choose from. */
type Room = { width: number; height: number; rem: number; steps: readonly number[] }

/** Room beside a list's words, in em: numbers before, space above and below. */
type Lines = { indent: number; padding: number }

/**
 * Sets the largest type size at which the block fits its height and the longest word its width.
 * Words are measured off-page and the room is read only when it changes, so that a new prompt costs
 * one layout; only words that nearly fill a line are checked on screen. When nothing fits, the text
 * is marked `data-tight` and the screen scrolls.
 * @param block the element with the text; its parent is its area, its grandparent the room
 * @param text its words; a line break begins the next item of a list
 */
export function useFitText(
  block: RefObject<HTMLElement | null>,
  text: string,
  lines: Lines = { indent: 0, padding: 0 },
): void {
  const room = useRef<Room | null>(null)
  const fitWords = useEffectEvent((words: string) => {
    const element = block.current
    if (!element || words === '') return
    room.current ??= readRoom(element)
    fitText(element, room.current, words, lines)
  })
  const refit = useEffectEvent(() => {
    room.current = null
    fitWords(text)
  })

  useLayoutEffect(() => fitWords(text), [text])

  useLayoutEffect(() => {
    const area = block.current?.parentElement
    const around = area?.parentElement
    if (!area || !around) return
    const reread = () => refit()
    // In the next frame: resizing observed elements here would loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(reread))
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
  element.dataset.tight = 'false'
  const { paddingTop, paddingBottom } = getComputedStyle(around)
  const inner =
    around.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const parts = [...around.children] as HTMLElement[]
  const top = Math.min(...parts.map((part) => part.offsetTop))
  const bottom = Math.max(...parts.map((part) => part.offsetTop + part.offsetHeight))
  const maxHeight = Number.parseFloat(getComputedStyle(area).maxHeight) || Number.POSITIVE_INFINITY
  const isTelevision = window.innerWidth >= 1000 && window.innerHeight >= 600
  return {
    width: element.clientWidth,
    height: Math.min(area.offsetHeight + inner - (bottom - top), maxHeight),
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    steps: isTelevision ? televisionSteps : phoneSteps,
  }
}

function fitText(
  element: HTMLElement,
  { width, height, rem, steps }: Room,
  text: string,
  { indent, padding }: Lines,
): void {
  function set(step: number, isSmall: boolean): void {
    element.style.fontSize = `${step / 16}rem`
    element.dataset.small = String(isSmall)
  }
  const isFitOnScreen = () =>
    element.offsetHeight <= height + 1 && element.scrollWidth <= element.clientWidth

  function setLargest(sizes: readonly number[], isSmall: boolean): boolean {
    const items = measure(text, isSmall ? textFace : displayFace)
    const isFit = (step: number, widening: number) => {
      const size = (step / 16) * rem
      const room = (width / size - indent) * (probeSize / widening)
      const heights = items.map((item) => countLines(item, room) * lineHeight + padding)
      return (sum(heights) + descender) * size <= height
    }
    return sizes.some((step) => {
      if (!isFit(step, 1)) return false
      set(step, isSmall)
      return isFit(step, maxWidening) || isFitOnScreen()
    })
  }

  const isFit = setLargest(steps, false) || setLargest(smallSteps, true)
  if (!isFit) set(smallSteps.at(-1) ?? 0, true)
  element.dataset.tight = String(!isFit)
}

type Item = { words: readonly number[]; space: number }

/** Word and space widths per item, at 100 px. */
function measure(text: string, face: string): Item[] {
  probe ??= document.createElement('canvas').getContext('2d')
  if (!probe) return []
  probe.font = face
  probe.letterSpacing = '-1px'
  const widthOf = (word: string) => probe?.measureText(word).width ?? 0
  const space = widthOf(' ')
  return text.split('\n').map((item) => ({ words: item.split(/\s+/).map(widthOf), space }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** More than fit anywhere when a word is wider than the line. */
function countLines({ words, space }: Item, width: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY
    const wanted = filled === 0 ? word : filled + space + word
    if (wanted <= width) filled = wanted
    else {
      lines += 1
      filled = word
    }
  }
  return lines
}
