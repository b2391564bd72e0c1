/**
 * How wide and high a picture is, in px: a PNG, or a WebP with its list of features.
 * @throws for anything else
 */
export function pictureSize(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  throw new Error('Neither a PNG nor a WebP of ours.')
}
