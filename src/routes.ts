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
  ]),
  layout('layouts/games.tsx', [
    ...games.map(({ slug }) => route(`games/${slug}`, `games/${slug}/screen.tsx`)),
    route('editor/steps/Step7Gameplay', 'pages/packs/editor/step-7-gameplay.tsx'),
    route('game/:slug', 'pages/packs/play/game-by-slug.tsx'),
  ]),
  layout('pages/packs/editor/editor-layout.tsx', [
    route('editor/steps/Step1Landing', 'pages/packs/editor/step-1-landing.tsx'),
    route('editor/steps/Step2Explanation', 'pages/packs/editor/step-2-explanation.tsx'),
    route('editor/steps/Step3Setup', 'pages/packs/editor/step-3-setup.tsx'),
    route('editor/steps/Step4Prompts', 'pages/packs/editor/step-4-prompts.tsx'),
    route('editor/steps/Step5Review', 'pages/packs/editor/step-5-review.tsx'),
    route('editor/steps/Step6Success', 'pages/packs/editor/step-6-success.tsx'),
  ]),
  layout('layouts/challenge.tsx', [route('*', 'pages/misc/not-found.tsx')]),
] satisfies RouteConfig
