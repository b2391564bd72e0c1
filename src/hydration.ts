/**
 * On a slow network text comes first: a page's modules are held back in its HTML, fetched behind its
 * styles and started after the first paint.
 */
export const hydratedEvent = 'party-dojo:hydrated'
const heldNames = { link: 'held-module', script: 'text/held-module' }

export function holdModules(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${heldNames.link}"`)
    .replaceAll('<script type="module" async=""', `<script type="${heldNames.script}"`)
}

export function announceHydration(): void {
  window.dispatchEvent(new Event(hydratedEvent))
}

/** A first sheet that takes so long has come over a slow network. */
const slowSheetMs = 100

/**
 * Inline script, before the style sheets. On a slow network it requests the modules when the first
 * sheet or font has come: their answers are a round trip away, and the other sheets are in before. On
 * a fast one they would come before the first paint and be compiled in its way. It starts them after
 * the first paint (at once in a background tab, and soon in browsers that report no paints), then
 * repeats taps on buttons from before hydration. An element with React's mark was hydrated in time
 * and has handled its tap.
 */
export const releaseModules = `{
const fetchModules=()=>{
for(const link of document.querySelectorAll('link[rel=${heldNames.link}]')){
link.as='script'
link.crossOrigin=''
link.rel=link.relList.supports('modulepreload')?'modulepreload':'preload'
}
}
const start=()=>{
fetchModules()
for(const old of document.querySelectorAll('script[type="${heldNames.script}"]')){
const script=document.createElement('script')
script.type='module'
script.nonce=old.nonce
script.textContent=old.textContent
old.replaceWith(script)
}}
const startedMs=performance.now()
document.addEventListener('load',()=>{
if(performance.now()-startedMs>${slowSheetMs})fetchModules()
},{capture:true,once:true})
addEventListener('DOMContentLoaded',()=>{
if(document.hidden)return start()
new PerformanceObserver(start).observe({type:'paint',buffered:true})
setTimeout(start,1000)
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
