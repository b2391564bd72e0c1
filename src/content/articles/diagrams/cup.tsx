type CupProps = {
  x: number
  y: number
  r: number
  /** The cup's own colour. */
  fill: string
  /** What stands in it, water unless it says otherwise. */
  inside?: string
}

/** A cup from above: an ink rim, a colour, and what is in it. */
export function Cup({ x, y, r, fill, inside = 'var(--white)' }: CupProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--ink)" />
      <circle cx={x} cy={y} r={r - 2.5} fill={fill} />
      <circle cx={x} cy={y} r={r * 0.46} fill={inside} />
    </>
  )
}
