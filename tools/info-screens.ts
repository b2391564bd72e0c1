import type { Step } from './walking.ts'

/** The pages about the server, each by itself. */
export const infoWalks: readonly (readonly Step[])[] = [
  [['how-it-works', (page) => page.goto('/how-it-works')]],
  [['about', (page) => page.goto('/info/about')]],
  [
    ['faq', (page) => page.goto('/info/FAQ')],
    ['faq-answer', (page) => page.goto('/info/FAQ#cancel')],
    ['faq-found', (page) => page.getByLabel('Search the answers').fill('network')],
    ['faq-nothing', (page) => page.getByLabel('Search the answers').fill('karaoke')],
  ],
  [['privacy', (page) => page.goto('/info/privacy-policy')]],
  [['cookies', (page) => page.goto('/info/cookie-policy')]],
  [['terms', (page) => page.goto('/info/terms-of-service')]],
  [
    ['api-docs', (page) => page.goto('/api/docs')],
    ['api-docs-call', (page) => page.locator('#sendDare summary').click()],
  ],
]
