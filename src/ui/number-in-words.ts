const upToNineteen =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** In figures from 100 on. */
export function numberInWords(count: number): string {
  const small = upToNineteen[count]
  if (small) return small
  const ten = tens[Math.floor(count / 10) - 2]
  if (!ten || !Number.isInteger(count)) return String(count)
  return count % 10 === 0 ? ten : `${ten}-${upToNineteen[count % 10]}`
}
