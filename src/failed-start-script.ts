import type { SessionStorageName } from '#contract/session-items.ts'
import { reloadGuardMs } from '#domain/updates/reload-guard.ts'
import { hydratedEvent } from './hydration.ts'

const reloadedAtName: SessionStorageName = 'reloadedAt'
const failedStartsName: SessionStorageName = 'failedStarts'

const maxDoublings = 5
const firstDelayMs = 1000
const maxDelayMs = 60_000

/** Answers with the error page, and bots with plain text. */
export const outOfOrderPath = '/misc/out-of-order'

/**
 * Runs before a page's style sheets and scripts and handles what they cannot: that they fail to load.
 * A page with broken scripts, or left empty by them, shows the error page. Once React and the router
 * run, they show their own errors. Missing scripts may be of a replaced build: the page reloads first
 * (spec §4), unless it is a reload already or the tab had one within ten seconds. Without a network
 * the document stays readable. It polls with growing delays and reloads once the server answers and
 * all scripts load: after ten seconds at the earliest, doubled with every failed start, never while
 * the user types or after the app has started. Without session storage every delay is the longest. A
 * missing style sheet is just requested again.
 */
export const failedStartScript = `{
const hasStarted=()=>'__reactRouterDataRouter' in window
const show=async()=>{
const answer=await fetch('${outOfOrderPath}')
if(!answer.headers.get('content-type').includes('html'))return
const page=new DOMParser().parseFromString(await answer.text(),'text/html').documentElement
const {theme}=document.documentElement.dataset
if(theme)page.dataset.theme=theme
document.replaceChild(page,document.documentElement)
addEventListener('click',event=>event.target.closest('button')&&history.back())
}
const read=name=>Number(sessionStorage.getItem(name))
const keep=(name,value)=>{try{sessionStorage.setItem(name,value)}catch{}}
const isReload=performance.getEntriesByType('navigation')[0]?.type==='reload'
const lastReload=()=>read('${reloadedAtName}')||(isReload?performance.timeOrigin:0)
const hasMemory=sessionStorage instanceof Storage
const failures=()=>hasMemory?Math.min(read('${failedStartsName}'),${maxDoublings}):${maxDoublings}
const isTime=doublings=>Math.abs(Date.now()-lastReload())>=${reloadGuardMs}*2**doublings
const isWritten=()=>[...document.querySelectorAll('input,textarea')]
.some(({value,defaultValue})=>value!==defaultValue)
const reload=()=>{
keep('${reloadedAtName}',Date.now())
keep('${failedStartsName}',failures()+1)
location.reload()
}
const pause=ms=>new Promise(done=>{
setTimeout(done,ms)
addEventListener('online',done,{once:true})
})
const longer=ms=>Math.min(2*ms,${maxDelayMs})
const isScript=({headers})=>headers.get('content-type')?.includes('javascript')
const ask=async()=>{
const answer=await fetch('/version.json',{cache:'no-store'})
if(!answer.ok)throw answer
const links=[...document.querySelectorAll('link[as=script]')]
return Promise.all(links.map(({href})=>fetch(href)))
}
let isLooking
const look=async()=>{
if(isLooking)return
isLooking=true
for(let ms=${firstDelayMs};;ms=longer(ms)){
try{
const answers=await ask()
if(hasStarted())return
if(!answers.every(({ok})=>ok))return !isReload&&isTime(0)?reload():await show()
if(answers.every(isScript)&&isTime(failures())&&!isWritten())return reload()
}catch{}
await pause(ms)
}
}
const pauses=new Map
const restyle=async link=>{
const ms=pauses.get(link)??${firstDelayMs}
pauses.set(link,longer(ms))
await pause(ms)
link.href=link.href
}
const none=()=>{}
addEventListener('error',({target,filename})=>{
if(target.rel==='stylesheet')restyle(target)
else if(hasStarted())setTimeout(()=>document.body?.firstElementChild||show().catch(none))
else if(target.type==='module')look()
else if(filename?.startsWith(location.origin+'/assets/'))show().catch(none)
},true)
addEventListener('unhandledrejection',({reason})=>{
if(!hasStarted()&&/import/i.test(reason?.message))look()
})
addEventListener('${hydratedEvent}',()=>keep('${failedStartsName}',0))
}
`
