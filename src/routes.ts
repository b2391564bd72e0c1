import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { games } from './games/registry.ts'

export default [
  layout('layouts/default.tsx', [
    index('pages/home/home.tsx'),
    route('info/contact', 'pages/info/contact.tsx'),
  ]),
  layout('layouts/games.tsx', [
    ...games.map(({ slug }) => route(`games/${slug}`, `games/${slug}/screen.tsx`)),
    route('game/:slug', 'pages/misc/game-by-slug.tsx'),
  ]),
  layout('layouts/challenge.tsx', [route('*', 'pages/misc/not-found.tsx')]),
] satisfies RouteConfig
