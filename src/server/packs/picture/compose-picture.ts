import { packGames } from '#games/registry.ts'
import { findIcons } from '../../icons/find-icons.ts'
import { cloths, colours, drawCrest, drawIcon, drawShapes, picture } from './draw-shapes.ts'
import { drawTexts, leaveOutUndrawn, measureTexts, type TextLine } from './draw-text.ts'
import type { Face } from './find-fonts.ts'
import { fitLines, type Piece } from './fit-lines.ts'
import type { PictureText } from './picture-key.ts'

const nameBox = {
  width: 740,
  height: 300,
  sizes: [150, 134, 120, 104, 92, 82, 72, 64, 56, 50, 44],
  leading: 1.08,
  mostLines: 4,
}
const authorSize = 38
const left = 52
const middle = 256
/** Longer words are broken where the line ends; so is writing without spaces. */
const longestWord = 14
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The picture of a pack as SVG, with no text left in it: every letter is a shape. */
export async function composePicture(card: PictureText): Promise<string> {
  const game = packGames.find(({ slug }) => slug === card.game)
  const cloth = game ? cloths[game.cloth] : cloths.plain
  const title = game?.curtain ?? ['Pass', 'the phone']
  const shapes = drawShapes(
    cloth,
    await drawSign(card.icon, game?.crest ?? 'squiffy', cloth),
    card.explicit,
  )
  const lines = [
    ...(await writeName(card, title.join(' '))),
    ...title.map((text, index) => ({
      text,
      face: 'dela' as const,
      size: 34,
      x: 1027,
      y: 388 - 39 * (title.length - 1 - index),
      at: 'middle' as const,
    })),
    ...writeStrips(card),
  ]
  const { width, height } = picture
  const words = await drawTexts(lines, picture, colours.ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${words}</svg>`
}

async function drawSign(icon: string | null, crest: string, cloth: string): Promise<string> {
  const [collection = '', name = ''] = icon?.split(':') ?? []
  const found = await findIcons(collection, [name])
  const body = found?.icons[name]?.body
  return found && body ? drawIcon({ ...found, body }) : drawCrest(crest, cloth)
}

/** The name as large as it can be, and who made it, together in the middle of the curtain. */
async function writeName({ name, author }: PictureText, title: string): Promise<TextLine[]> {
  const shown = (await drawable('dela', name)) || title
  const { lines, size } = await fitName(shown)
  const by = await writeAuthor(author)
  const step = size * nameBox.leading
  const height = lines.length * step + (by ? 22 + by.size : 0)
  const top = middle - height / 2
  const nameLines = lines.map((text, index) => ({
    text,
    face: 'dela' as const,
    size,
    x: left,
    y: top + index * step,
  }))
  if (!by) return nameLines
  return [...nameLines, { ...by, face: 'zen', x: left, y: top + lines.length * step + 22 }]
}

async function fitName(name: string) {
  const parts = name.split(' ').flatMap((word) => {
    const letters = Array.from(word)
    const isBroken = letters.length > longestWord || unspaced.test(word)
    return (isBroken ? letters : [word]).map((text, index) => ({
      text,
      hasSpaceBefore: index === 0,
    }))
  })
  const [both = 0, one = 0, ...widths] = await measureTexts('dela', [
    'a a',
    'aa',
    ...parts.map(({ text }) => text),
  ])
  const pieces: Piece[] = parts.map((part, index) => ({ ...part, width: widths[index] ?? 0 }))
  return fitLines(pieces, both - one, nameBox)
}

async function writeAuthor(author: string): Promise<{ text: string; size: number } | null> {
  const shown = await drawable('zen', author)
  if (shown === '') return null
  const text = `by ${shown}`
  const [width = 0] = await measureTexts('zen', [text])
  const fitting = Math.floor((nameBox.width * 100) / width)
  return { text, size: Math.min(authorSize, fitting) }
}

function writeStrips({ promptCount, explicit }: PictureText): TextLine[] {
  const count = promptCount === 1 ? '1 prompt' : `${promptCount} prompts`
  return [
    { text: count, face: 'dela', size: 40, x: 1014, y: 537, at: 'middle' },
    ...(explicit
      ? [{ text: '18+', face: 'dela' as const, size: 40, x: 733, y: 538, at: 'middle' as const }]
      : []),
  ]
}

/**
 * One line, without what no font of ours can draw: emoji, control characters, some scripts. Marks that
 * are part of no letter go too: they can be heaped up across the whole picture.
 */
async function drawable(face: Face, text: string): Promise<string> {
  const line = text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line && (await leaveOutUndrawn(face, line))
}
