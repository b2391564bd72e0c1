import type { BrowserContext } from 'playwright-core'

/** What browsers did before they did as they do now; in a layer, so that every rule of a page wins. */
const oldDefaults = `@layer old {
  button { align-items: flex-start }
  textarea { field-sizing: fixed !important }
  ::backdrop { --dim: initial }
}`

/**
 * The next pages of this phone run in a browser as old as the oldest that is supported, and in parts
 * older: APIs are gone, and old defaults are back.
 */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(becomeOld, oldDefaults)
}

/** Runs in the page. */
function becomeOld(defaults: string): void {
  const gone: [object, string][] = [
    [AbortSignal, 'any'],
    [URL, 'canParse'],
    [URL, 'parse'],
    [Intl, 'Segmenter'],
    [HTMLDialogElement.prototype, 'closedBy'],
    [Promise, 'withResolvers'],
    [Promise, 'try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [globalThis, 'Iterator'],
    [Navigator.prototype, 'wakeLock'],
    [Navigator.prototype, 'vibrate'],
    [Document.prototype, 'startViewTransition'],
    [HTMLElement.prototype, 'showPopover'],
    ...['union', 'intersection', 'difference', 'isSubsetOf'].map((name): [object, string] => [
      Set.prototype,
      name,
    ]),
  ]
  for (const [owner, name] of gone) Reflect.deleteProperty(owner, name)
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...asked: [string, string?]) =>
    asked[0] !== 'field-sizing' && supports(...(asked as [string, string]))
  const showModal = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function show() {
    this.removeAttribute('closedby')
    showModal.call(this)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(defaults)
  document.adoptedStyleSheets.push(sheet)
}
