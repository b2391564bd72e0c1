/** Few bots run scripts, and those say what they are. Cubot makes phones. */
const bots = /(^|[^u])bot|crawl|spider|lighthouse|https?:/i

export function isBot(): boolean {
  return bots.test(navigator.userAgent)
}
