import { renderToStaticMarkup } from 'react-dom/server'
import type { InstallMethod } from '#domain/install/install-method.ts'
import { InstallButton, InstallOffer } from './install-offer.tsx'
import { UpdateComing, UpdateOffer, UpdateRegion } from './update-offer.tsx'

const ways: InstallMethod[] = ['prompt', 'share', 'safari']

/** What `browser/static-page.ts` shows on a page without React, each once; nothing of it is drawn by itself. */
export const staticNotices: string = renderToStaticMarkup(
  <>
    <UpdateRegion />
    <template id="update-offered">
      <UpdateOffer />
    </template>
    <template id="update-coming">
      <UpdateComing />
    </template>
    {ways.map((way) => (
      <template key={way} id={`install-${way}`}>
        <InstallOffer way={way} coins={null} />
      </template>
    ))}
    <template id="install-again">
      <InstallButton />
    </template>
  </>,
)
