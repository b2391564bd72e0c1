type CupProps = {
  x: number
  y: number
  r: number
  fill: string
  /** The drink's colour; water without it. */
  inside?: string
}

export function Cup({ x, y, r, fill, inside = 'var(--white)' }: CupProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--ink)" />
      <circle cx={x} cy={y} r={r - 2.5} fill={fill} />
      <circle cx={x} cy={y} r={r * 0.46} fill={inside} />
    </>
  )
}
