import { Hono } from 'hono'
import { type CalendarDay, calendarDayAt } from '#domain/calendar/calendar-day.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'

/** `GET /api/calendar`: the server's date; a phone's clock opens no door. */
export function calendarApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/', (c) => c.json<CalendarDay>(calendarDayAt(services.now())))
  api.all('/', onlyMethods('GET'))
  return api
}
