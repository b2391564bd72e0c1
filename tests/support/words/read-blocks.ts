import { decodeText } from '#tests/support/app/read-html.ts'

/** They flow with the words around them; every other element is a block. */
const inline = /^(abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|time)$/
const spoken = /^(alt|aria-label|aria-valuetext|placeholder|title)$/
const pressed = /^(button|input|textarea)$/
const state = /^(disabled|aria-(checked|current|expanded|pressed)|data-.*)$/
/** Attributes that hold a link's address: of HTML, and of the router. */
const address = /^(href|to)$/
/** Begins a line without words: what can be pressed, where it leads, and how it is drawn. */
export const unread = '^'
const token = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const attribute = /([^\s=>/]+)="([^"]*)"/g

/**
 * The texts of a page in their order, a block each, and what is spoken in the place of pictures.
 * Where an inline element begins or ends between two words without a space stands `|`.
 */
export function readBlocks(html: string): string[] {
  const texts: string[] = []
  let block = ''
  let isSeam = false
  const end = () => {
    const text = block
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (text) texts.push(text)
    block = ''
    isSeam = false
  }
  for (const [, closes, name = '', attributes = '', text] of html.matchAll(token)) {
    if (text !== undefined) {
      const words = decodeText(text)
      block += isSeam && /[^\s(“]$/.test(block) && /^[^\s.,:;?!’”)…]/.test(words) ? '|' : ''
      block += words
      isSeam = false
    } else if (inline.test(name)) isSeam = true
    else end()
    if (pressed.test(name) && !closes) texts.push(`${unread}${name}`)
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (state.test(key) || (name === 'a' && address.test(key))) {
        texts.push(`${unread}${key} ${value}`)
      }
      if (spoken.test(key) && value) texts.push(`${key}: ${decodeText(value)}`)
    }
  }
  end()
  return texts
}
