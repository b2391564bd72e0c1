/** Null for other keys. Right and left continue in the next row; up and down stop at the edge. */
export function moveInGrid(
  key: string,
  at: number,
  { columns, count }: { columns: number; count: number },
): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
      return at + columns <= last ? at + columns : at
    case 'ArrowUp':
      return at >= columns ? at - columns : at
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
