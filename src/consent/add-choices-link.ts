/** The house's own footer, which stands over its way round: no table and no builder has one. */
const siteFooter = 'footer:has(~ nav[aria-label="House"])'

const choicesLink = '[data-cookie-choices]'

/**
 * Hangs the way to the choices into the footer of every page of the house, also those that are walked
 * to, and minds every other way there.
 */
export function addChoicesLink(choose: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(choicesLink)) choose()
  })
  placeInFooter()
  new MutationObserver(placeInFooter).observe(document.body, { childList: true, subtree: true })
}

function placeInFooter(): void {
  const footer = document.querySelector(siteFooter)
  if (footer === null || footer.querySelector(choicesLink)) return
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.cookieChoices = ''
  button.textContent = 'Cookie choices'
  footer.append(button)
}
