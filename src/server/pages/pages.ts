import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { publicPages } from '#site/public-pages.ts'
import type { Pages } from './page-handler.ts'
import { requestContext } from './request-context.ts'

const handleRequest = createRequestHandler(build, import.meta.env.MODE)

export const pages: Pages = {
  paths: publicPages.map(({ path }) => path),
  render: async (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(requestContext, context)
    return await handleRequest(request, provider)
  },
}
