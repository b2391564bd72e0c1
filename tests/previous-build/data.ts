/**
 * What a page asks for when somebody walks on to one whose loader runs on the server, and the id of
 * the route whose data it looks for in the answer. A file that is moved changes the id: then the old
 * one must go on answering, or that walk ends on an error page until the phone is reloaded.
 */
export const previousData: readonly [path: string, routeId: string][] = [
  ['/sign-in.data', 'pages/auth/sign-in'],
  ['/sign-up.data', 'pages/auth/sign-up'],
  ['/verify-email.data', 'pages/auth/verify-email'],
  ['/profile.data', 'pages/profile/profile'],
  ['/info/contact.data', 'pages/info/contact'],
  ['/info/dojo-coins.data', 'pages/info/dojo-coins'],
  ['/info/pricing.data', 'pages/premium/pricing'],
  ['/info/premium-processing.data', 'pages/premium/processing'],
  ['/info/premium-confirmation.data', 'pages/premium/confirmation'],
  ['/info/premium-cancelled.data', 'pages/premium/cancelled'],
  ['/info/premium-failed.data', 'pages/premium/failed'],
  ['/editor/steps/Step1Landing.data', 'pages/packs/editor/builder-step'],
  ['/games/more-or-less/game.data', 'games/more-or-less/screen'],
  ['/game/meyer.data', 'pages/packs/play/game-by-slug'],
]
