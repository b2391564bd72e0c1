import type { Route } from './+types/profile'

type PageData = NonNullable<Route.ComponentProps['loaderData']>

export type Viewer = PageData['viewer']
