import { decideOnBuild, readTried, rememberTried } from '#domain/updates/new-build.ts'
import { nextStep, type Step } from '#domain/updates/next-step.ts'
import { whenQuiet } from '../device/when-idle.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { checkVersion } from './check-version.ts'
import { currentBuild } from './current-build.ts'
import { isHeld } from './is-held.ts'
import { isThere } from './is-there.ts'
import { reloadOnce, waitToReloadMs } from './reload-once.ts'
import { watchBuilds } from './watch-builds.ts'
import {
  clearAway,
  findNewWorker,
  letWorkerIn,
  newWorkerOf,
  registerAfresh,
  registerWorker,
  watchNewWorkers,
  watchTakeOver,
} from './worker.ts'

const lookMs = 1000

/**
 * What there is to say of a newer version: it is `offered` while it waits to be let in or for what
 * holds it up, and `coming` once somebody has asked for it.
 */
export const updateNews = liveState<'none' | 'offered' | 'coming'>('none')

let isStarted = false
let registration: ServiceWorkerRegistration | null = null
let isWanted = false
/** The build it is wanted for, where that is known. */
let wantedId: string | null = null
let isTapped = false
let isTakenOver = false
let failures = 0
let hasFailed = false
let letInAtMs: number | null = null
let timer: ReturnType<typeof setInterval> | undefined
let isStepping = false

/** Puts the worker in, and from then on keeps this page to the newest build, for as long as it lives. */
export function startUpdates(): void {
  if (isStarted) return
  isStarted = true
  const expectFirst = watchTakeOver(() => {
    isTakenOver = true
    want(wantedId)
  })
  void whenQuiet().then(registerWorker).then(follow)
  const askForBuild = watchBuilds(onLatest)
  void checkVersion(async () => {
    await clearAway()
    expectFirst()
    follow(await registerAfresh())
    void askForBuild()
  })
}

/** Somebody asks for the new version: it comes now, and what is running is resumed in it. */
export function takeUpdate(): void {
  isTapped = true
  updateNews.set('coming')
  goOn()
}

function follow(registered: ServiceWorkerRegistration | null): void {
  registration = registered
  if (!registered) return
  watchNewWorkers(registered, (news) => {
    // One that was cleared away says so too.
    if (registered !== registration) return
    hasFailed = news === 'failed'
    if (hasFailed) failures++
    else if (!isWanted && !isTapped) updateNews.set('offered')
  })
}

async function onLatest(id: string): Promise<void> {
  const tried = readTried(readSessionValue('triedBuilds'))
  const decision = decideOnBuild({ own: currentBuild(), latest: id, tried })
  if (decision === 'nothing' || isWanted) return
  // In mid-game too: what is fetched now need not be waited for at its end.
  await findNewWorker(registration)
  if (decision === 'take') want(id)
  else updateNews.set('offered')
}

function want(id: string | null): void {
  isWanted = true
  wantedId = id
  goOn()
}

/** Looks again every second until this page is a new one. */
function goOn(): void {
  timer ??= setInterval(look, lookMs)
  void look()
}

function rest(): void {
  clearInterval(timer)
  timer = undefined
}

async function look(): Promise<void> {
  if (isStepping) return
  isStepping = true
  await take(nextStep(lookRound()))
  isStepping = false
}

function lookRound(): Parameters<typeof nextStep>[0] {
  const held = isHeld()
  if (isWanted && held && !isTapped) updateNews.set('offered')
  return {
    isWanted,
    isTapped,
    isHeld: held,
    waitMs: waitToReloadMs(),
    isTakenOver,
    worker: newWorkerOf(registration),
    failures,
    hasFailed,
    letInMsAgo: letInAtMs === null ? null : performance.now() - letInAtMs,
  }
}

async function take(step: Step): Promise<void> {
  if (step === 'let-in') {
    letInAtMs = performance.now()
    letWorkerIn(registration)
  } else if (step === 'reload') reload()
  else if (step === 'later') putOff()
  else if (step === 'afresh') {
    // What was laid by is all there is without a network.
    if (!(await isThere('/builds/latest.json'))) return putOff()
    await clearAway()
    reload()
  }
}

function reload(): void {
  rest()
  if (wantedId !== null) {
    const tried = readTried(readSessionValue('triedBuilds'))
    writeSessionValue('triedBuilds', rememberTried(tried, wantedId).join(' '))
  }
  reloadOnce()
}

/** Until the next poll. */
function putOff(): void {
  rest()
  isWanted = false
  isTapped = false
  letInAtMs = null
  updateNews.set('none')
}
