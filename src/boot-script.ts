import type { SessionStorageName } from '#contract/session-items.ts'
import { signedInCookie } from '#contract/signed-in-cookie.ts'

/**
 * Runs before the first paint: keeps the browser's install prompt for `install-state.ts`, replaces
 * a blocked session storage, which the router does not expect, sets the theme, and hides the start
 * screen of a game that will be resumed.
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

/** Pages without React do not set the flag otherwise (spec §3). */
export const signedInScript = `
try{sessionStorage.setItem('${signedInName}',document.cookie.includes('${signedInCookie}='))}catch{}`
