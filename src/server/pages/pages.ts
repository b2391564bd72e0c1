import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { publicPages } from '#site/public-pages.ts'
import type { Pages } from './page-handler.ts'
import { requestContext } from './request-context.ts'
import { createUnknownPathCheck } from './unknown-path.ts'

const handleRequest = createRequestHandler(build, import.meta.env.MODE)

const isUnknownPath = createUnknownPathCheck(
  Object.values(build.routes).flatMap((route) => route?.path ?? []),
)

export const pages: Pages = {
  paths: publicPages.map(({ path }) => path),
  // In development the page changes as it is written.
  isUnknown: (pathname) => import.meta.env.PROD && isUnknownPath(pathname),
  render: async (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(requestContext, context)
    return await handleRequest(request, provider)
  },
}
