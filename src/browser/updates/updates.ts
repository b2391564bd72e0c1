import { decideOnBuild, readTried, rememberTried } from '#domain/updates/new-build.ts'
import { nextUpdateStep, type UpdateStep } from '#domain/updates/next-update-step.ts'
import { whenQuiet } from '../device/when-idle.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { checkVersion } from './check-version.ts'
import { currentBuild } from './current-build.ts'
import { isReachable } from './is-reachable.ts'
import { isReloadHeld } from './is-reload-held.ts'
import { reloadDelayMs, reloadOnce } from './reload-once.ts'
import {
  activateWaitingWorker,
  checkForNewWorker,
  newWorkerState,
  registerWorker,
  removeWorkersAndCaches,
  reregisterWorker,
  watchControllerChange,
  watchNewWorkers,
} from './service-worker.ts'
import { watchBuilds } from './watch-builds.ts'

const checkIntervalMs = 1000

/**
 * What there is to say of a newer version: it is `offered` while it waits to be let in or for what
 * holds it up, and `coming` once somebody has asked for it.
 */
export const updateState = liveState<'none' | 'offered' | 'coming'>('none')

let isStarted = false
let registration: ServiceWorkerRegistration | null = null
let isWanted = false
/** The build it is wanted for, where that is known. */
let wantedId: string | null = null
let isRequested = false
let isTakenOver = false
let failures = 0
let hasFailed = false
let activatedAtMs: number | null = null
let timer: ReturnType<typeof setInterval> | undefined
let isChecking = false

/** Puts the worker in, and from then on keeps this page to the newest build, for as long as it lives. */
export function startUpdates(): void {
  if (isStarted) return
  isStarted = true
  const expectFirst = watchControllerChange(() => {
    isTakenOver = true
    wantUpdate(wantedId)
  })
  void whenQuiet().then(registerWorker).then(followRegistration)
  const askForBuild = watchBuilds(onLatest)
  void checkVersion(async () => {
    await removeWorkersAndCaches()
    expectFirst()
    followRegistration(await reregisterWorker())
    void askForBuild()
  })
}

/** Somebody asks for the new version: it comes now, and what is running is resumed in it. */
export function applyUpdate(): void {
  isRequested = true
  updateState.set('coming')
  startChecking()
}

function followRegistration(registered: ServiceWorkerRegistration | null): void {
  registration = registered
  if (!registered) return
  watchNewWorkers(registered, (news) => {
    // One that was cleared away says so too.
    if (registered !== registration) return
    hasFailed = news === 'failed'
    if (hasFailed) failures++
    else if (!isWanted && !isRequested) updateState.set('offered')
  })
}

async function onLatest(id: string): Promise<void> {
  const tried = readTried(readSessionValue('triedBuilds'))
  const decision = decideOnBuild({ own: currentBuild(), latest: id, tried })
  if (decision === 'nothing' || isWanted) return
  // In mid-game too: what is fetched now need not be waited for at its end.
  await checkForNewWorker(registration)
  if (decision === 'take') wantUpdate(id)
  else updateState.set('offered')
}

function wantUpdate(id: string | null): void {
  isWanted = true
  wantedId = id
  startChecking()
}

/** Looks again every second until this page is a new one. */
function startChecking(): void {
  timer ??= setInterval(check, checkIntervalMs)
  void check()
}

function stopChecking(): void {
  clearInterval(timer)
  timer = undefined
}

async function check(): Promise<void> {
  if (isChecking) return
  isChecking = true
  await takeStep(nextUpdateStep(readSituation()))
  isChecking = false
}

function readSituation(): Parameters<typeof nextUpdateStep>[0] {
  const held = isReloadHeld()
  if (isWanted && held && !isRequested) updateState.set('offered')
  return {
    hasNewerBuild: isWanted,
    isRequested: isRequested,
    isReloadHeld: held,
    waitMs: reloadDelayMs(),
    isTakenOver,
    worker: newWorkerState(registration),
    failures,
    hasFailed,
    activatedMsAgo: activatedAtMs === null ? null : performance.now() - activatedAtMs,
  }
}

async function takeStep(step: UpdateStep): Promise<void> {
  if (step === 'let-in') {
    activatedAtMs = performance.now()
    activateWaitingWorker(registration)
  } else if (step === 'reload') reload()
  else if (step === 'later') postpone()
  else if (step === 'afresh') {
    // What was laid by is all there is without a network.
    if (!(await isReachable('/builds/latest.json'))) return postpone()
    await removeWorkersAndCaches()
    reload()
  }
}

function reload(): void {
  stopChecking()
  if (wantedId !== null) {
    const tried = readTried(readSessionValue('triedBuilds'))
    writeSessionValue('triedBuilds', rememberTried(tried, wantedId).join(' '))
  }
  reloadOnce()
}

/** Until the next poll. */
function postpone(): void {
  stopChecking()
  isWanted = false
  isRequested = false
  activatedAtMs = null
  updateState.set('none')
}
