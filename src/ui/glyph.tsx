import url from './symbols.svg?url'

/** A crest, an icon or a mark from the one sheet of symbols. Always decoration: words stand beside it. */
export function Glyph({ id, className }: { id: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${url}#${id}`} />
    </svg>
  )
}

export const symbolsUrl = url
