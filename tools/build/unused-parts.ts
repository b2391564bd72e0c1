export type UnusedPart = {
  what: string
  file: RegExp
  /** A source that matches needs the part: leave it in the build first. */
  usedBy: RegExp
  /** What the file becomes, or the names in it that are made empty. */
  left: string | readonly string[]
}

const reactDom = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const router = (path: string) =>
  new RegExp(
    String.raw`[\\/]react-router[\\/].*[\\/]${path.replaceAll('/', String.raw`[\\/]`)}\.js$`,
  )

/** Parts of React and of its router that no page uses, and every first visit would load. */
export const unusedParts: readonly UnusedPart[] = [
  {
    what: 'view transitions',
    file: reactDom,
    usedBy: /\b(ViewTransition|addTransitionType)\b/,
    left: [
      'startViewTransition',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'applyViewTransitionToHostInstances',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'claimQueuedTransitionTypes',
    ],
  },
  {
    what: 'refs of fragments',
    file: reactDom,
    usedBy: /<Fragment\b[^>]*\sref=/,
    left: [
      'FragmentInstance',
      'traverseVisibleInstancesAndTextInstances',
      'commitFragmentInstanceInsertionEffects',
      'deleteChildFromFragmentInstance',
      'isFragmentInstanceParent',
    ],
  },
  {
    what: 'resource hints',
    file: reactDom,
    usedBy: /\b(preload|preinit|preconnect|prefetchDNS)\w*\b[^}]*\} from 'react-dom'/,
    left: [
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
  },
  {
    what: 'actions of forms',
    file: reactDom,
    usedBy: /\b(useActionState|useFormStatus|requestFormReset)\b/,
    left: [
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
    ],
  },
  {
    what: 'stacks of components',
    file: reactDom,
    usedBy: /\bcomponentStack\b/,
    left: ['getStackByFiberInDevAndProd'],
  },
  {
    what: 'forms and links of another kind',
    file: router('dom/lib'),
    usedBy: /<(Form|NavLink)\b/,
    left: ['Form', 'NavLink'],
  },
  {
    what: 'fetchers and actions of routes',
    file: router('router/router'),
    usedBy: /\b(useFetchers?|useSubmit)\b|^export .*\b(action|clientAction)\b/m,
    left: ['fetch', 'handleAction'],
  },
  {
    what: 'links that fetch ahead',
    file: router('dom/ssr/components'),
    usedBy: /\sprefetch=|\bPrefetchPageLinks\b/,
    left: ['PrefetchPageLinks'],
  },
  {
    what: 'discovery of routes, in the router',
    file: router('router/router'),
    usedBy: /\bpatchRoutes(OnNavigation)?\b/,
    left: ['discoverRoutes', 'patchRoutesImpl'],
  },
  {
    // `routeDiscovery` is 'initial': every route is known from the start.
    what: 'discovery of routes',
    file: router('dom/ssr/fog-of-war'),
    usedBy: /\bdiscover=/,
    left: `
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const getPartialManifest = undefined
export const getManifestPath = undefined
export const getPathsWithAncestors = undefined
export const handleClientVersionMismatch = undefined
export const URL_LIMIT = undefined
`,
  },
  {
    what: 'tracing',
    file: router('router/instrumentation'),
    usedBy: /\binstrumentations\b/,
    left: `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
// Named by the server's half, which does not reach the browser either.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
`,
  },
]
