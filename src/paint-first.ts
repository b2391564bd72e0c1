/**
 * The words come first over a slow network, then what moves them: a page's modules are held back
 * in its HTML, and fetched once the page has been painted.
 */
/** The event that says so, on `window`. */
export const alive = 'party-dojo:alive'
const held = { link: 'held-module', script: 'text/held-module' }

/** Holds back every module of a page. */
export function holdModules(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held.link}"`)
    .replaceAll('<script type="module" async=""', `<script type="${held.script}"`)
}

/** Says that the page is alive, once React has taken it over. */
export function sayAlive(): void {
  window.dispatchEvent(new Event(alive))
}

/**
 * Runs in the page: lets the modules go after the first paint (at once in a tab in the background,
 * which is not painted, and soon where a browser keeps its paints to itself), and gives a button
 * that was tapped before it was alive its tap.
 */
export const releaseModules = `{
const release=()=>{
for(const link of document.querySelectorAll('link[rel=${held.link}]'))link.rel='modulepreload'
for(const old of document.querySelectorAll('script[type="${held.script}"]')){
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
let tapped
const remember=event=>{tapped=event.target.closest('button')}
addEventListener('click',remember,true)
addEventListener('${alive}',()=>{
removeEventListener('click',remember,true)
if(tapped)tapped.click()
},{once:true})
}`
