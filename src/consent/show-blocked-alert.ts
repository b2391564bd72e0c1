import { readSessionValue, writeSessionValue } from '#browser/session/session-values.ts'

const text = 'Cookie consent banner failed to load. Please refresh or allow scripts.'

const xmlns = 'http://www.w3.org/2000/svg'
const ban = 'M50 12a38 38 0 1 1-.1 0zM24 76L76 24'
const cross = 'M16 16L84 84M84 16L16 84'

let region: HTMLElement | null = null

export function showBlockedAlert(): void {
  if (readSessionValue('consentAlert') === 'dismissed') return
  if (region === null) {
    region = document.createElement('div')
    region.className = 'consent-alert'
    region.role = 'alert'
    document.body.append(region)
  }
  const words = document.createElement('p')
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = 'Dismiss'
  button.append(draw(cross))
  button.addEventListener('click', dismiss)
  region.replaceChildren(draw(ban), words, button)
}

function dismiss(): void {
  writeSessionValue('consentAlert', 'dismissed')
  region?.replaceChildren()
}

function draw(path: string): SVGElement {
  const picture = document.createElementNS(xmlns, 'svg')
  picture.setAttribute('viewBox', '0 0 100 100')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(xmlns, 'path')
  line.setAttribute('d', path)
  picture.append(line)
  return picture
}
