type Words = readonly [more: string, less: string]

/** Words for more and less in popular measures. */
const everydayWords: Record<string, Words> = {
  minutes: ['longer', 'shorter'],
  'the year in cinemas': ['later', 'earlier'],
  'the year it came out': ['later', 'earlier'],
  'the year of its release': ['later', 'earlier'],
  'the year on sale': ['later', 'earlier'],
  'the year it was published': ['later', 'earlier'],
  episodes: ['more episodes', 'fewer episodes'],
  'kcal in 100 g': ['more energy', 'less energy'],
  'pounds at the time': ['dearer', 'cheaper'],
  'pence at the time': ['dearer', 'cheaper'],
  'US dollars when new': ['dearer', 'cheaper'],
  'days before birth': ['longer', 'shorter'],
  'km/h': ['faster', 'slower'],
  grams: ['heavier', 'lighter'],
  'years old': ['older', 'younger'],
  'seconds over 100 m': ['slower', 'faster'],
  'Grand Slam singles titles': ['more titles', 'fewer titles'],
  'goals at World Cups': ['more goals', 'fewer goals'],
  'Olympic gold medals': ['more of them', 'fewer of them'],
}

/** Words in all other measures. */
const words: Record<string, Words> = {
  'm high': ['higher', 'lower'],
  'm tall': ['taller', 'shorter'],
  'km long': ['longer', 'shorter'],
  'km²': ['larger', 'smaller'],
  'million people': ['more people', 'fewer people'],
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

/** Null where "more" and "less" will do. */
export function wordsFor(unit: string): Words | null {
  return everydayWords[unit] ?? words[unit] ?? null
}

/** A popular measure, which is dealt first. */
export function isEveryday(unit: string): boolean {
  return unit in everydayWords
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

/** Thousands are grouped; years and prices are written as usual. */
export function formatValue(value: number, unit: string): string {
  if (unit.startsWith('the year')) return String(value)
  const isPrice = unit.startsWith('pounds') && !Number.isInteger(value)
  return (isPrice ? money : grouped).format(value).replace('-', '−')
}
