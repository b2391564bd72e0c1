import { createElement, type ReactElement, type ReactNode } from 'react'
import satori from 'satori'
import { type Face, findFonts } from './find-fonts.ts'

/** `y` is the upper edge; `x` the left, middle or right. */
export type TextLine = {
  text: string
  face: Face
  size: number
  x: number
  y: number
  at?: 'left' | 'middle'
}

/** Fits the longest name in the largest size. */
const canvasSize = { width: 20_000, height: 20_000 }

/** Widths at 100 px. */
export async function measureTexts(face: Face, texts: readonly string[]): Promise<number[]> {
  const widths: number[] = []
  const children = texts.map((text) => box({ whiteSpace: 'nowrap' }, text))
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }
  await satori(
    box({ ...column, fontSize: 100, ...(await family(face, texts.join(''))) }, ...children),
    {
      ...canvasSize,
      fonts: await findFonts(face, texts.join('')),
      onNodeDetected: ({ textContent, width }) => {
        if (textContent !== undefined) widths.push(width)
      },
    },
  )
  return widths
}

export async function removeUndrawable(face: Face, text: string): Promise<string> {
  const undrawn = new Set<string>()
  await satori(box({ fontSize: 16, ...(await family(face, text)) }, text), {
    ...canvasSize,
    fonts: await findFonts(face, text),
    loadAdditionalAsset: async (_, segment) => {
      for (const character of segment) undrawn.add(character)
      return []
    },
  })
  const kept = Array.from(text).filter((character) => !undrawn.has(character))
  return kept.join('').replace(/\s+/g, ' ').trim()
}

export async function drawTexts(
  lines: readonly TextLine[],
  size: { width: number; height: number },
  colour: string,
): Promise<string> {
  const drawn: string[] = []
  for (const face of ['dela', 'zen'] as const) {
    const own = lines.filter((line) => line.face === face)
    const text = own.map((line) => line.text).join('')
    const style = { display: 'flex', color: colour, ...(await family(face, text)) }
    const svg = await satori(box(style, ...own.map((line) => placeLine(line, size.width))), {
      ...size,
      fonts: await findFonts(face, text),
    })
    drawn.push(svg)
  }
  return drawn.join('')
}

function placeLine({ text, size, x, y, at = 'left' }: TextLine, width: number): ReactElement {
  const across =
    at === 'left'
      ? { left: x }
      : // As far to the left as to the right of the middle.
        { left: x - width / 2, width, justifyContent: 'center' }
  const style = { position: 'absolute', display: 'flex', top: y, ...across }
  return box(style, box({ fontSize: size, lineHeight: 1, whiteSpace: 'nowrap' }, text))
}

function box(style: object, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style }, ...children)
}

async function family(face: Face, text: string): Promise<{ fontFamily: string }> {
  const fonts = await findFonts(face, text)
  return { fontFamily: fonts.map(({ name }) => name).join(', ') }
}
