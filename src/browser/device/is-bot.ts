/** Few of them run scripts, and those that do say what they are. Cubot makes phones. */
const bots = /(^|[^u])bot|crawl|spider|lighthouse|https?:/i

/** Whether the browser says that nobody sits before it. */
export function isBot(): boolean {
  return bots.test(navigator.userAgent)
}
