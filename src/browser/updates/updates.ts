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
 * `offered`: a new version waits for the user or for something held. `coming`: the user accepted
 * it.
 */
export const updateState = liveState<'none' | 'offered' | 'coming'>('none')

let isStarted = false
let registration: ServiceWorkerRegistration | null = null
let isWanted = false
let wantedId: string | null = null
let isRequested = false
let isTakenOver = false
let failures = 0
let hasFailed = false
let activatedAtMs: number | null = null
let timer: ReturnType<typeof setInterval> | undefined
let isChecking = false

/** Registers the worker and keeps this page up to date. */
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

/** The user accepted: updates now; what runs is resumed afterwards. */
export function applyUpdate(): void {
  isRequested = true
  updateState.set('coming')
  startChecking()
}

function followRegistration(registered: ServiceWorkerRegistration | null): void {
  registration = registered
  if (!registered) return
  watchNewWorkers(registered, (news) => {
    // A cleared worker reports that, too.
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
  // During games too: the files are then ready at the end.
  await checkForNewWorker(registration)
  if (decision === 'take') wantUpdate(id)
  else updateState.set('offered')
}

function wantUpdate(id: string | null): void {
  isWanted = true
  wantedId = id
  startChecking()
}

/** Checks every second until this page is replaced. */
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
    // Offline, the cache is all there is.
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

function postpone(): void {
  stopChecking()
  isWanted = false
  isRequested = false
  activatedAtMs = null
  updateState.set('none')
}
