import { data, useRevalidator } from 'react-router'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/kept-night'
import { NightGone } from './night-gone.tsx'
import { NightPage } from './night-page.tsx'

/** Private: who has the link reads it, no list and no search engine has it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = (await context.get(requestContext)?.readNight(params.id)) ?? null
  return data({ page }, { status: page ? 200 : 404 })
}

export default function KeptNight({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <title>{page ? 'A night to remember | Party Dojo' : 'This night is over | Party Dojo'}</title>
      <meta name="robots" content="noindex" />
      {page ? <NightPage page={page} onChange={() => void revalidate()} /> : <NightGone />}
    </>
  )
}
