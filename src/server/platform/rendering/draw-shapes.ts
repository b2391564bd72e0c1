import symbols from '#ui/symbols.svg?raw'
import { colours } from './colours.ts'
import { fillSymbol } from './fill-symbol.ts'

export const pictureSize = { width: 1200, height: 630 }

type Dyed = Pick<Shapes, 'cloth' | 'dye'>

const dyed = 'M-4 436C260 422 520 446 780 434S1080 426 1204 438V500H-4Z'

type Flap = { path: string; loops: number[]; folds: string }

const flaps: Flap[] = [
  {
    path: 'M-4 62H845L841 462C700 444 560 446 420 464S140 486 -4 468Z',
    loops: [92, 400, 708],
    folds: 'M232 150L256 500H206ZM628 96L660 500H600Z',
  },
  {
    path: 'M850 62H1204V466C1140 482 1080 484 1020 472S910 452 854 462Z',
    loops: [900, 1092],
    folds: 'M946 150L964 500H924ZM1114 96L1138 500H1096Z',
  },
]

type Shapes = { cloth: string; dye?: string; crest: string; isExplicit?: boolean }

export function drawShapes({ cloth, dye, crest, isExplicit }: Shapes): string {
  const strip = cloth === colours.mustard ? colours.rice : colours.mustard
  return [
    `<rect width="1200" height="630" fill="${colours.night}"/>`,
    `<rect y="34" width="1200" height="11" fill="${colours.rice}"/>`,
    ...flaps.map((flap, index) => drawFlap(flap, { cloth, dye }, `flap${index}`)),
    crest,
    `<g transform="translate(46 588) scale(.66)">${fillSymbol(symbols, 'party-dojo', colours.night)}</g>`,
    isExplicit ? `<path d="M668 520L800 513L794 603L672 598Z" fill="${colours.rice}"/>` : '',
    `<path d="M826 516L1200 506V610L818 600Z" fill="${strip}"/>`,
  ].join('')
}

function drawFlap({ path, loops, folds }: Flap, { cloth, dye }: Dyed, id: string): string {
  return [
    loops.map((x) => `<rect x="${x}" y="18" width="58" height="46" fill="${cloth}"/>`).join(''),
    `<path d="${path}" fill="${cloth}"/>`,
    `<clipPath id="${id}"><path d="${path}"/></clipPath>`,
    dye ? `<path d="${dyed}" fill="${dye}" clip-path="url(#${id})"/>` : '',
    `<path d="${folds}" fill="${colours.ink}" opacity=".1" clip-path="url(#${id})"/>`,
  ].join('')
}

export function drawCrest(id: string, cloth: string): string {
  return onCurtain(100, 100, fillSymbol(symbols, `crest-${id}`, cloth))
}

export function drawIcon(icon: { body: string; width: number; height: number }): string {
  return onCurtain(icon.width, icon.height, icon.body)
}

export function drawDaruma(): string {
  return onCurtain(200, 214, fillSymbol(symbols, 'daruma-one-eye', colours.night))
}

function onCurtain(width: number, height: number, body: string): string {
  const scale = 196 / Math.max(width, height)
  const at = `translate(${1027 - (width * scale) / 2} ${212 - (height * scale) / 2}) scale(${scale})`
  return `<g transform="${at}" fill="${colours.ink}" color="${colours.ink}">${body}</g>`
}
