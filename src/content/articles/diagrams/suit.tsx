type SuitProps = {
  suit: 'hearts' | 'diamonds' | 'clubs' | 'spades'
  /** The middle. */
  x: number
  y: number
}

const shapes: Record<SuitProps['suit'], string> = {
  hearts: 'M0 17 L-17 -2 A9.5 9.5 0 0 1 0 -11 A9.5 9.5 0 0 1 17 -2 Z',
  diamonds: 'M0 -19 L15 0 L0 19 L-15 0 Z',
  clubs:
    'M0 -18 A8.5 8.5 0 0 1 7 -5 A8.5 8.5 0 1 1 3 9 L7 18 H-7 L-3 9 A8.5 8.5 0 1 1 -7 -5 A8.5 8.5 0 0 1 0 -18 Z',
  spades: 'M0 -18 L17 3 A9 9 0 0 1 3 9 L7 18 H-7 L-3 9 A9 9 0 0 1 -17 3 Z',
}

export function Suit({ suit, x, y }: SuitProps) {
  return <path d={shapes[suit]} transform={`translate(${x} ${y})`} fill="var(--ink)" />
}
