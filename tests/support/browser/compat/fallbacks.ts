export type Fallback = {
  /** As the finders name it. */
  uses: string[]
  /** Files that may use it; a use elsewhere needs a row of its own. */
  files: string[]
  /** What happens where it is missing. */
  fallback: string
}

/** Whatever is newer than the oldest supported browsers, and what stands beside it. */
export const fallbacks: readonly Fallback[] = [
  {
    uses: ['AbortSignal.any'],
    files: ['src/browser/api/any-signal.ts'],
    fallback: 'a controller that follows each signal, in the same file',
  },
  {
    uses: ['<closedby>'],
    files: ['src/ui/sheet.tsx'],
    fallback: 'src/ui/close-on-backdrop-click.ts closes by a tap',
  },
  {
    uses: ['<autocorrect>'],
    files: ['src/pages/room/room-code-field.tsx'],
    fallback: 'letters that are no code are refused, as typed',
  },
  {
    uses: ['field-sizing', 'field-sizing: content'],
    files: [
      'src/ui/field.module.css',
      'src/pages/packs/editor/prompt-list.module.css',
      'src/pages/room/write-sheet.module.css',
    ],
    fallback: 'src/ui/growing-text.tsx sets the height',
  },
  {
    uses: ['navigator.share', 'navigator.canShare'],
    files: ['src/browser/device/share.ts', 'src/games/shell/copy-link.tsx'],
    fallback: 'the picture or the film is saved, the link is copied',
  },
  {
    uses: ['<playsinline>'],
    files: ['src/games/charades/film-player.tsx'],
    fallback: 'the film plays in the page, as it does wherever nothing else is asked for',
  },
  {
    uses: ['navigator.vibrate'],
    files: ['src/browser/device/cues.ts'],
    fallback: 'a sound alone',
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
    uses: ['requestIdleCallback'],
    files: ['src/browser/device/when-idle.ts'],
    fallback: 'a timer, in the same file',
  },
  {
    uses: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
    files: ['src/**/*.css'],
    fallback: 'lines break where they are full',
  },
  {
    uses: ['scrollbar-width', 'scrollbar-width: none', 'scrollbar-width: auto'],
    files: ['src/games/**/*.module.css'],
    fallback: 'a thin bar is shown',
  },
  {
    uses: ['forced-color-adjust', 'forced-color-adjust: none'],
    files: ['src/ui/qr-code.module.css'],
    fallback: 'browsers without it force no colours',
  },
  {
    uses: ['@page', 'size'],
    files: ['src/pages/print/true-size.module.css'],
    fallback: 'the printed files have their size in themselves; the page says so',
  },
  {
    uses: ['font-family: ui-monospace'],
    files: ['src/pages/info/api-docs.module.css'],
    fallback: 'the next face of the list',
  },
  {
    uses: ['.move()', 'navigation'],
    files: [
      'src/browser/room/room-table.ts',
      'src/domain/room/play.ts',
      'src/domain/table/{apply-move,chances}.ts',
      'src/games/*/rules*.ts',
      'src/browser/navigation/preloads/preload.ts',
    ],
    fallback: 'names of our own: a move of a game, a function of the same file',
  },
]

/** What libraries use in the scripts that are shipped; each asks whether it is there first. */
export const libraryUses: readonly string[] = [
  // React, the router, zod, the library of sign-in, the service worker’s.
  'URL.canParse',
  'Error.captureStackTrace',
  'Error.stackTraceLimit',
  'navigation',
  'navigator.connection',
  // Methods of their own that have such a name.
  '.error()',
  '.toArray()',
  '.use()',
]
