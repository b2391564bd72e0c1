const technicalDifficulties = 'Our bartender is having technical difficulties. Try again soon!'

/** The error page's message for a status (spec §2). */
export function errorPageMessage(status: number): string {
  if (status === 404) return 'Oops! This page seems to have wandered off after too many drinks!'
  if (status === 500) return technicalDifficulties
  return "Something went wrong. Maybe it's time for a sobering walk home?"
}

export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`
}

/** The message for a known route with an unknown pack, step, sheet or article (spec §8). */
export function routeNotFoundMessage(path: string): string {
  return `Page Not Found: ${path}`
}
