/** What more and less come to, measure by measure. */
const words: Record<string, readonly [more: string, less: string]> = {
  'm high': ['higher', 'lower'],
  'm tall': ['taller', 'shorter'],
  'km long': ['longer', 'shorter'],
  'km²': ['larger', 'smaller'],
  'million people': ['more people', 'fewer people'],
  minutes: ['longer', 'shorter'],
  'the year': ['later', 'earlier'],
  'km across': ['wider', 'narrower'],
  protons: ['more protons', 'fewer protons'],
  'in all': ['more of them', 'fewer of them'],
  'degrees Celsius to melt': ['hotter', 'cooler'],
  'degrees from the equator': ['farther off', 'closer to it'],
  'land neighbours': ['more of them', 'fewer of them'],
  'km apart': ['farther', 'nearer'],
  'm by the rules': ['more metres', 'fewer metres'],
  '% strong': ['stronger', 'weaker'],
}

/** What more and less mean of that unit; null where the words themselves will do. */
export function wordsFor(unit: string): readonly [more: string, less: string] | null {
  return words[unit] ?? null
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** A number as it is read: thousands in groups, years as they are written. */
export function formatValue(value: number, unit: string): string {
  return unit === 'the year' ? String(value) : grouped.format(value).replace('-', '−')
}
