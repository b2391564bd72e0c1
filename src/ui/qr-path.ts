import { encode } from 'uqr'

/** Quiet zone of the QR standard, in modules. */
const quietModules = 4

/** One rectangle per run of dark modules in a row. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  let path = ''
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (!modules[from]) continue
      let to = from
      while (modules[to]) to++
      path += `M${from + quietModules} ${row + quietModules}h${to - from}v1h${from - to}z`
      from = to
    }
  }
  return { path, size: size + 2 * quietModules }
}
