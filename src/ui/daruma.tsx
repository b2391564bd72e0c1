import { Glyph } from './glyph.tsx'

type DarumaProps = { face: 'one-eye' | 'sad' | 'won'; className?: string }

/** Its second eye is filled when somebody wins. */
export function Daruma({ face, className }: DarumaProps) {
  return <Glyph id={`daruma-${face}`} className={className} />
}
