export const infoLinks: readonly (readonly [path: string, words: string])[] = [
  ['/how-it-works', 'How it works'],
  ['/info/FAQ', 'Questions and answers'],
  ['/info/about', 'About Party Dojo'],
  ['/info/privacy-policy', 'Privacy'],
  ['/info/cookie-policy', 'Cookies and storage'],
  ['/info/terms-of-service', 'Terms of service'],
  ['/info/pricing', 'Pricing'],
  ['/info/dojo-coins', 'Dojo coins'],
  ['/info/contact', 'Contact'],
]
