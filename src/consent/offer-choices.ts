/** The house's own footer, which stands over its way round: no table and no builder has one. */
const houseFooter = 'footer:has(~ nav[aria-label="House"])'

const way = '[data-cookie-choices]'

/**
 * Hangs the way to the choices into the footer of every page of the house, also those that are walked
 * to, and minds every other way there.
 */
export function offerChoices(choose: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(way)) choose()
  })
  hangInFooter()
  new MutationObserver(hangInFooter).observe(document.body, { childList: true, subtree: true })
}

function hangInFooter(): void {
  const footer = document.querySelector(houseFooter)
  if (footer === null || footer.querySelector(way)) return
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.cookieChoices = ''
  button.textContent = 'Cookie choices'
  footer.append(button)
}
