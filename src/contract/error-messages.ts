const technicalDifficulties = 'Our bartender is having technical difficulties. Try again soon!'

/** The sentence of the error page for a status code (spec §2). */
export function errorPageMessage(status: number): string {
  if (status === 404) return 'Oops! This page seems to have wandered off after too many drinks!'
  if (status === 500) return technicalDifficulties
  return "Something went wrong. Maybe it's time for a sobering walk home?"
}

/** What an unknown path answers (spec §8). */
export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`
}

/** What a route answers whose pattern fits and whose names do not: no such pack, step, sheet, article (spec §8). */
export function routeNotFoundMessage(path: string): string {
  return `Page Not Found: ${path}`
}
