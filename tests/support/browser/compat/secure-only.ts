import type { Fallback } from './fallbacks.ts'
import { type Feature, featureAt } from './read-compat.ts'

/** What browsers lend to pages over https and on localhost alone, and the data does not say so. */
const secureOnly = [
  'AudioWorklet',
  'CookieStore',
  'Crypto.randomUUID',
  'DeviceMotionEvent',
  'DeviceOrientationEvent',
  'FileSystemHandle',
  'Navigator.bluetooth',
  'Navigator.canShare',
  'Navigator.clearAppBadge',
  'Navigator.clipboard',
  'Navigator.credentials',
  'Navigator.deviceMemory',
  'Navigator.gpu',
  'Navigator.locks',
  'Navigator.permissions',
  'Navigator.serviceWorker',
  'Navigator.setAppBadge',
  'Navigator.share',
  'Navigator.storage',
  'Navigator.wakeLock',
  'PaymentRequest',
  'PublicKeyCredential',
  'PushManager',
  'Window.cookieStore',
  'caches',
  'Window.showOpenFilePicker',
  'Window.showSaveFilePicker',
]

/** Whether a page over plain http lacks it. */
export function isSecureOnly(compat: Feature): (feature: Feature) => boolean {
  const listed = new Set(
    secureOnly.map((name) => {
      const feature = featureAt(compat, ['api', ...name.split('.')])
      if (!feature) throw new Error(`No such feature: ${name}`)
      return feature
    }),
  )
  return (feature) => listed.has(feature) || 'secure_context_required' in feature
}

/** What of that is used, and what stands beside it over plain http. */
export const secureFallbacks: readonly Fallback[] = [
  {
    uses: ['navigator.clipboard'],
    files: ['src/browser/device/copy-text.ts'],
    fallback: 'the browser copies what is marked in a field',
  },
  {
    uses: ['navigator.share', 'navigator.canShare'],
    files: ['src/browser/device/share.ts', 'src/games/shell/copy-link.tsx'],
    fallback: 'the picture is saved, the link is copied, and a line says why',
  },
  {
    uses: ['navigator.wakeLock'],
    files: ['src/browser/device/wake-lock.ts'],
    fallback: 'src/browser/device/awake/awake-video.ts plays a video',
  },
  {
    uses: ['PresentationRequest'],
    files: ['src/browser/device/nearby-screens.ts'],
    fallback: 'no row for it: the TV opens the address that the same sheet shows',
  },
  {
    uses: ['PublicKeyCredential'],
    files: ['src/browser/session/passkey-sign-in.ts'],
    fallback: 'the sign-in page says why there are no passkeys',
  },
  {
    uses: ['navigator.mediaDevices'],
    files: ['src/browser/voice/stream-microphone.ts'],
    fallback: 'no voice host is offered, and its start screen says why',
  },
  {
    uses: ['navigator.mediaDevices'],
    files: ['src/browser/film/film.ts', 'src/browser/film/camera.ts'],
    fallback: 'Charades offers no film, and the FAQ says why',
  },
  {
    uses: ['caches'],
    files: ['src/browser/updates/own-document.ts'],
    fallback: 'nothing is kept for a reload without a network',
  },
  {
    uses: ['navigator.serviceWorker', 'caches'],
    files: ['src/browser/updates/service-worker.ts', 'src/browser/install/offline-ready.ts'],
    fallback: 'there are no workers and no caches; a line says once that nothing plays offline',
  },
  {
    uses: ['navigator.serviceWorker'],
    files: ['src/browser/navigation/preloads/preload.ts', 'src/browser/device/can-load.ts'],
    fallback: 'no worker controls the page',
  },
  {
    uses: ['navigator.locks'],
    files: ['src/browser/outbox/outbox-sender.ts'],
    fallback: 'two tabs may send the same entry, which the server counts once',
  },
  {
    uses: ['navigator.storage'],
    files: ['src/browser/install/install-state.ts'],
    fallback: 'the browser may clear what is kept when room is short',
  },
]
