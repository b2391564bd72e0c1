export const siteName = 'Party Dojo'

export const siteTagline = 'Party games for one phone'

/** Titles end with it. */
const ending = ` | ${siteName}`

export function withoutSiteName(title: string): string {
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
