const siteFooter = 'footer:has(~ nav[aria-label="House"])'

const choicesLink = '[data-cookie-choices]'

/** Adds a consent link to every page's footer and handles other links to the choices. */
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
