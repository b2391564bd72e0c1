import { signedInCookie } from '#contract/signed-in-cookie.ts'
import type { SessionStorageName } from '#contract/stored-items.ts'

/**
 * Runs before the first paint: keeps the browser's offer to install the house, which may come before
 * any module (`browser/install/install-state.ts` takes it), stands in for a session storage that is
 * blocked, which the router does not expect, puts the chosen theme on the page, and hides the door of
 * a game that is about to be resumed so that it does not flash by.
 */
export const bootScript = `addEventListener('beforeinstallprompt',event=>{event.preventDefault();installOffer=event})
try{sessionStorage}catch{
const none=()=>null
Object.defineProperty(window,'sessionStorage',{value:{getItem:none,setItem:none,removeItem:none}})
}
try{
const saved=name=>JSON.parse(localStorage.getItem('party-dojo:'+name)||'null')
const page=document.documentElement.dataset
const theme=(saved('settings')||{}).theme
if(theme==='night'||theme==='paper')page.theme=theme
const game=location.pathname.match(/^\\/game(s?)\\/([\\w-]+)(\\/(team-select|game|ending))?$/)
const table=game&&saved('table:'+(game[1]?'':'pack-')+game[2])
if(table&&!table.left)page.resume=''
}catch{}`

const signedInName: SessionStorageName = 'signedIn'

/** The same for pages without an app: nothing else says there whether a session is there (spec §3). */
export const signedInScript = `
try{sessionStorage.setItem('${signedInName}',document.cookie.includes('${signedInCookie}='))}catch{}`
