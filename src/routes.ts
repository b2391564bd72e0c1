import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articles } from './content/articles/registry.ts'
import { toolPath, tools } from './domain/tools/tool-list.ts'
import { games } from './games/registry.ts'
import { staticRoutePrefix } from './static-route.ts'

/** A static page: sent without React, and missing in the browser's route list. */
function staticPage(path: string, file: string, id = path) {
  return route(path, file, { id: `${staticRoutePrefix}${id}` })
}

const sheetPaths = ['', '/games/:game', '/articles/*'].map((item) => `QR/:set/:sheet${item}`)

export default [
  layout('layouts/default.tsx', [
    index('pages/home/home.tsx'),
    route('sign-in', 'pages/auth/sign-in.tsx'),
    route('sign-up', 'pages/auth/sign-up.tsx'),
    route('reset-password', 'pages/auth/reset-password.tsx'),
    route('verify-email', 'pages/auth/verify-email.tsx'),
    route('profile', 'pages/profile/profile.tsx'),
    route('editor', 'pages/packs/editor/my-packs.tsx'),
    route('packs', 'pages/packs/gallery/gallery.tsx'),
    route('misc/christmass-calendar', 'pages/misc/christmass-calendar.tsx'),
    route('misc/end-of-round', 'pages/misc/end-of-round.tsx'),
    route('offline', 'pages/misc/offline.tsx'),
    route('info/contact', 'pages/info/contact.tsx'),
    staticPage('info/unsubscribe', 'pages/info/unsubscribe.tsx'),
    staticPage('trust', 'pages/misc/trust.tsx'),
    staticPage('how-it-works', 'pages/info/how-it-works.tsx'),
    staticPage('info/about', 'pages/info/about.tsx'),
    staticPage('info/cookie-policy', 'pages/info/cookie-policy.tsx'),
    staticPage('info/privacy-policy', 'pages/info/privacy-policy.tsx'),
    staticPage('info/terms-of-service', 'pages/info/terms-of-service.tsx'),
    staticPage('api/docs', 'pages/info/api-docs.tsx'),
    staticPage('articles', 'pages/articles/article-index.tsx'),
    layout('pages/articles/article-page.tsx', { id: `${staticRoutePrefix}article-page` }, [
      ...articles.map(({ slug }) => staticPage(`articles/${slug}`, `content/articles/${slug}.mdx`)),
    ]),
    staticPage('QR/:set', 'pages/print/print-set.tsx'),
    ...sheetPaths.map((path) => staticPage(path, 'pages/print/print-sheet.tsx')),
    staticPage('partnerships/:bar', 'pages/partners/partner.tsx'),
    route('QR/bar-tables', 'pages/print/bar-tables.tsx'),
    route('info/FAQ', 'pages/info/faq.tsx'),
    route('info/dojo-coins', 'pages/info/dojo-coins.tsx'),
    route('info/premium-processing', 'pages/premium/processing.tsx'),
    route('info/premium-confirmation', 'pages/premium/confirmation.tsx'),
    route('info/premium-cancelled', 'pages/premium/cancelled.tsx'),
    route('info/premium-failed', 'pages/premium/failed.tsx'),
    route('misc/user-card-dare', 'pages/misc/dares/user-card-dare.tsx'),
    route('misc/bar-beer-pong-dare', 'pages/misc/dares/bar-beer-pong-dare.tsx'),
    route('misc/user-card-love-game', 'pages/misc/dares/user-card-love-game.tsx'),
    route('misc/you-have-been-dared', 'pages/misc/dares/you-have-been-dared.tsx'),
  ]),
  layout('layouts/games.tsx', [
    ...games.map(({ slug, path }) =>
      route(`games/${slug}${path ? '/:stage?' : ''}`, `games/${slug}/screen.tsx`),
    ),
    route('games/squiffy-review', 'pages/review/review.tsx'),
    ...tools.map((tool) => route(toolPath(tool), `pages/tools/${tool.slug}.tsx`)),
    route('editor/steps/:step', 'pages/packs/editor/builder-step.tsx'),
    route('game/:slug', 'pages/packs/play/game-by-slug.tsx'),
  ]),
  layout('layouts/challenge.tsx', [
    route('join', 'pages/room/join.tsx'),
    route('r', 'pages/room/open-room.tsx'),
    route('r/:code', 'pages/room/room.tsx'),
    route('t/:code', 'pages/room/bar-table.tsx'),
    route('tv/:code', 'pages/room/tv.tsx'),
    route('night/:id', 'pages/room/kept-night.tsx'),
    route('info/pricing', 'pages/premium/pricing.tsx'),
    route('misc/epic-dare-challenge', 'pages/misc/dares/epic-dare-challenge.tsx'),
    staticPage('misc/out-of-order', 'pages/misc/out-of-order.tsx'),
    route('articles/*', 'pages/articles/unknown-article.tsx'),
    route('*', 'pages/misc/not-found.tsx'),
  ]),
] satisfies RouteConfig
