import url from './symbols.svg?url'

/** From the sheet of symbols. Always decoration: words beside it name it. */
export function Glyph({ id, className }: { id: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${url}#${id}`} />
    </svg>
  )
}

export const symbolsUrl = url
