const polynomial = 0x82f63b78
const slices = 4

/** `tables[n]` advances a byte by n further bytes, so that four are taken at a time. */
const tables = makeTables()

function makeTables(): Uint32Array[] {
  const first = new Uint32Array(256)
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
    first[byte] = rest
  }
  const result = [first]
  for (let slice = 1; slice < slices; slice++) {
    const previous = result[slice - 1] ?? first
    result.push(previous.map((rest) => at(first, rest & 255) ^ (rest >>> 8)))
  }
  return result
}

/** CRC-32C (Castagnoli), big-endian, in base64 as object storage sends it. */
export function crc32c(bytes: Buffer): string {
  const [one, two, three, four] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array]
  let rest = 0xffffffff
  let index = 0
  for (const end = bytes.length - (bytes.length % slices); index < end; index += slices) {
    rest ^= bytes.readInt32LE(index)
    rest =
      at(four, rest & 255) ^
      at(three, (rest >>> 8) & 255) ^
      at(two, (rest >>> 16) & 255) ^
      at(one, rest >>> 24)
  }
  for (; index < bytes.length; index++) {
    rest = at(one, (rest ^ at(bytes, index)) & 255) ^ (rest >>> 8)
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(~rest >>> 0)
  return sum.toString('base64')
}

function at(table: Uint8Array | Uint32Array, index: number): number {
  return table[index] ?? 0
}
