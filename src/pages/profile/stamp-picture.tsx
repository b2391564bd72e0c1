import type { ReactNode } from 'react'
import { Glyph } from '#ui/glyph.tsx'
import { KnotPicture } from '#ui/knot-picture.tsx'

/** Crests from the icon set. */
const glyphs: Record<string, string> = {
  'Early Bird': 'crest-squiffy',
  'No Petals Left': 'crest-nhie',
  'Two Faces': 'crest-tod',
  'Silent Film': 'crest-charades',
  'Whole Street': 'icon-door',
  'Pack Sensei': 'crest-scrollbar',
  'Crowd Favourite': 'icon-heart',
}

/** On a grid of 100, in one colour; holes show the stamp's colour. */
const drawings: Record<string, ReactNode> = {
  'First Blood': (
    <>
      <path d="M50 2C62 26 82 44 82 66a32 32 0 0 1-64 0C18 44 38 26 50 2Z" />
      <path
        d="M34 66a16 16 0 0 0 14 16"
        fill="none"
        stroke="var(--hole)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  'Dry Hero': (
    <>
      <path
        d="M16 6H84L74 94H26Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinejoin="miter"
      />
      <path d="M24 44q13 -9 26 0t26 0L71 88H29Z" />
    </>
  ),
  // Two darumas who look at each other.
  'Good Company': (
    <>
      <path d="M28 20C46 20 56 34 56 56C56 76 46 86 28 86C10 86 0 76 0 56C0 34 10 20 28 20Z" />
      <path
        d="M72 20C90 20 100 34 100 56C100 76 90 86 72 86C54 86 44 76 44 56C44 34 54 20 72 20Z"
        stroke="var(--hole)"
        strokeWidth="6"
      />
      <g fill="var(--hole)">
        <circle cx="28" cy="50" r="12" />
        <circle cx="70" cy="50" r="12" />
      </g>
      <circle cx="32" cy="50" r="6" />
      <circle cx="66" cy="50" r="6" />
    </>
  ),
  Regular: (
    <>
      <path d="M62 6A46 46 0 1 0 94 66A38 38 0 0 1 62 6Z" />
      <circle cx="80" cy="22" r="7" />
      <circle cx="94" cy="44" r="4.5" />
    </>
  ),
}

export function StampPicture({ name }: { name: string }) {
  if (name === 'Black Belt') return <KnotPicture />
  const drawing = drawings[name]
  if (!drawing) return <Glyph id={glyphs[name] ?? 'crest-squiffy'} />
  return (
    <svg viewBox="0 0 100 100" fill="currentColor" aria-hidden>
      {drawing}
    </svg>
  )
}
