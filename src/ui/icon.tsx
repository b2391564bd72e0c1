import { createElement, type ReactElement, useMemo } from 'react'
import { type IconShape, readIconShapes } from './icon-shapes.ts'

type Drawing = { body: string; width: number; height: number }

/** An open eye for an unknown icon. Always decoration. */
export function Icon({
  icon,
  className,
}: {
  icon: Drawing | null | undefined
  className?: string
}) {
  const shapes = useMemo(() => icon && readIconShapes(icon.body), [icon])
  if (!icon || !shapes) {
    return (
      <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="38" fill="none" stroke="currentColor" strokeWidth="14" />
        <circle cx="50" cy="50" r="15" fill="currentColor" />
      </svg>
    )
  }
  return (
    <svg className={className} viewBox={`0 0 ${icon.width} ${icon.height}`} aria-hidden="true">
      {shapes.map(draw)}
    </svg>
  )
}

function draw({ tag, attributes, inside }: IconShape, index: number): ReactElement {
  return createElement(tag, { ...attributes, key: index }, ...inside.map(draw))
}
