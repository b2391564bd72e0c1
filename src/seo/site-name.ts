/** What the house is called, on every page and to whoever links to one. */
export const siteName = 'Party Dojo'

/** What it is, as the picture beside its links says it. */
export const siteTagline = 'Party games for one phone'

/** How the title of a page ends: its own name comes before. */
const ending = ` | ${siteName}`

/** The title of a page without the house's name behind it. */
export function withoutSiteName(title: string): string {
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
