/**
 * Where a key leads in a grid that is read row by row; null for a key that leads nowhere. Right and
 * left go on into the next row; up and down stay where the grid ends.
 */
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
