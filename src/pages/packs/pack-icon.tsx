import { Glyph } from '#ui/glyph.tsx'
import { CoverIcon } from './cover-icon.tsx'
import type { PackFace } from './pack-face.ts'

/** The pack's icon, or its game's crest. */
export function PackIcon({ face, className = '' }: { face: PackFace; className?: string }) {
  if (face.icon === null) return <Glyph id={`crest-${face.crest}`} className={className} />
  return <CoverIcon icon={face.icon} className={className} />
}
