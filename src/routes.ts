import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { games } from './games/registry.ts'

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
    route('info/contact', 'pages/info/contact.tsx'),
    route('info/dojo-coins', 'pages/info/dojo-coins.tsx'),
    route('info/premium-processing', 'pages/premium/processing.tsx'),
    route('info/premium-confirmation', 'pages/premium/confirmation.tsx'),
    route('info/premium-cancelled', 'pages/premium/cancelled.tsx'),
    route('info/premium-failed', 'pages/premium/failed.tsx'),
  ]),
  layout('layouts/games.tsx', [
    ...games.map(({ slug }) => route(`games/${slug}`, `games/${slug}/screen.tsx`)),
    route('editor/steps/:step', 'pages/packs/editor/builder-step.tsx'),
    route('game/:slug', 'pages/packs/play/game-by-slug.tsx'),
  ]),
  layout('layouts/challenge.tsx', [
    route('info/pricing', 'pages/premium/pricing.tsx'),
    route('*', 'pages/misc/not-found.tsx'),
  ]),
] satisfies RouteConfig
