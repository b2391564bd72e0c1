import {
  hideInstallOffer,
  installState,
  promptInstall,
  watchInstall,
} from './install/install-state.ts'
import { applyUpdate, startUpdates, updateState } from './updates/updates.ts'

/**
 * The one script of static pages, which have no React: it installs, updates and checks the version
 * (spec §2, §4). The markup it shows is in templates (`layouts/static-notices.tsx`).
 */
const isCalm = document.currentScript?.dataset.calm !== undefined

/** A template's copy with handlers by button name; null in a page of another build. */
function cloneTemplate(id: string, taps: Record<string, () => void>): Element | null {
  const template = document.getElementById(id)
  if (!(template instanceof HTMLTemplateElement)) return null
  const drawn = template.content.firstElementChild?.cloneNode(true)
  if (!(drawn instanceof Element)) return null
  for (const button of [drawn, ...drawn.querySelectorAll('button')]) {
    const tap = taps[button.getAttribute('name') ?? '']
    if (tap) button.addEventListener('click', tap)
  }
  return drawn
}

function showUpdates(): void {
  let isPutAside = false
  const show = () => {
    const news = updateState.get()
    const isQuiet = news === 'none' || (news === 'offered' && isPutAside)
    const drawn = isQuiet
      ? null
      : cloneTemplate(`update-${news}`, { take: applyUpdate, later: putAside })
    document.getElementById('update-news')?.replaceChildren(...(drawn ? [drawn] : []))
  }
  const putAside = () => {
    isPutAside = true
    show()
  }
  updateState.subscribe(show)
  startUpdates()
}

function showInstall(): void {
  let isWanted = false
  let drawn: (Element | null)[] = []
  const show = () => {
    for (const each of drawn) each?.remove()
    drawn = []
    const { way, isHidden } = installState.get()
    if (way === null) return
    const want = () => {
      isWanted = true
      show()
    }
    const again = cloneTemplate('install-again', { again: way === 'prompt' ? promptInstall : want })
    if (again) document.querySelector('footer')?.append(again)
    const isShown = isWanted || (!isHidden && isCalm)
    const offer = isShown
      ? cloneTemplate(`install-${way}`, { install: promptInstall, later: dismiss })
      : null
    if (offer) document.body.append(offer)
    drawn = [again, offer]
  }
  const dismiss = () => {
    isWanted = false
    hideInstallOffer()
    show()
  }
  installState.subscribe(show)
  watchInstall()
}

showUpdates()
showInstall()
