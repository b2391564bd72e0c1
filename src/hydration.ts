/**
 * The words come first over a slow network, then what moves them: a page's modules are held back
 * in its HTML, and fetched once the page has been painted.
 */
/** The event that says so, on `window`. */
export const hydratedEvent = 'party-dojo:alive'
const heldNames = { link: 'held-module', script: 'text/held-module' }

/** Holds back every module of a page. */
export function holdModules(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${heldNames.link}"`)
    .replaceAll('<script type="module" async=""', `<script type="${heldNames.script}"`)
}

/** Says that the page is alive, once React has taken it over. */
export function announceHydration(): void {
  window.dispatchEvent(new Event(hydratedEvent))
}

/**
 * Runs in the page: lets the modules go after the first paint (at once in a tab in the background,
 * which is not painted, and soon where a browser keeps its paints to itself), and gives the buttons
 * that were tapped before they were alive their taps, in turn. What bears React's mark when the tap
 * has gone through the page was alive already, and has had it.
 */
export const releaseModules = `{
const release=()=>{
for(const link of document.querySelectorAll('link[rel=${heldNames.link}]'))link.rel='modulepreload'
for(const old of document.querySelectorAll('script[type="${heldNames.script}"]')){
const script=document.createElement('script')
script.type='module'
script.nonce=old.nonce
script.textContent=old.textContent
old.replaceWith(script)
}}
addEventListener('DOMContentLoaded',()=>{
if(document.hidden)return release()
new PerformanceObserver(release).observe({type:'paint',buffered:true})
setTimeout(release,1000)
})
const tapped=new Set
const isAlive=button=>Object.keys(button).some(key=>key.startsWith('__react'))
const remember=({target})=>{
const button=target.closest('button')
if(button&&!isAlive(button))tapped.add(button)
}
addEventListener('click',remember)
addEventListener('${hydratedEvent}',()=>{
removeEventListener('click',remember)
for(const button of tapped)button.click()
},{once:true})
}`
