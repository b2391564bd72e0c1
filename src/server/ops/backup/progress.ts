const intervalMs = 5_000

export type Progress = {
  table: (name: string, rows: number) => void
  blobs: (count: number, bytes: number) => void
}

/** One line per table with rows, and one every five seconds for blobs. */
export function printProgress(print: (line: string) => void, clockMs: () => number): Progress {
  let nextMs = clockMs() + intervalMs
  return {
    table(name, rows) {
      if (rows > 0) print(`${name}: ${formatCount(rows, 'row')}`)
    },
    blobs(count, bytes) {
      if (clockMs() < nextMs) return
      nextMs = clockMs() + intervalMs
      print(`${formatCount(count, 'object')} so far, ${formatSize(bytes)}`)
    },
  }
}

const numbers = new Intl.NumberFormat('en-GB')

export function formatCount(count: number, word: string): string {
  return `${numbers.format(count)} ${word}${count === 1 ? '' : 's'}`
}

export function formatSize(bytes: number): string {
  const mebibytes = bytes / 1024 / 1024
  return mebibytes < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${mebibytes.toFixed(1)} MB`
}
