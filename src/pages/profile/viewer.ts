import type { Route } from './+types/profile'

type PageData = NonNullable<Route.ComponentProps['loaderData']>

/** Whoever the server rendered the page for. */
export type Viewer = PageData['viewer']
