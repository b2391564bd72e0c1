import { Glyph } from '#ui/glyph.tsx'
import chip from '../parts/chip.module.css'

type ThumbsProps = { chosen: boolean | null; onChoose: (positive: boolean) => void }

export function Thumbs({ chosen, onChoose }: ThumbsProps) {
  return [true, false].map((positive) => (
    <button
      key={String(positive)}
      type="button"
      className={chip.chip}
      aria-pressed={chosen === positive}
      onClick={() => onChoose(positive)}
    >
      <Glyph id="icon-thumb" className={positive ? '' : chip.down} />
      {positive ? 'Good fun' : 'Fell flat'}
    </button>
  ))
}
