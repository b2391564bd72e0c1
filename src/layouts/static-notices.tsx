import { renderToStaticMarkup } from 'react-dom/server'
import type { InstallMethod } from '#domain/install/install-method.ts'
import { InstallButton, InstallOffer } from './install-offer.tsx'
import { UpdateComing, UpdateOffer, UpdateRegion } from './update-offer.tsx'

const ways: InstallMethod[] = ['prompt', 'share', 'safari']

/** Templates for `browser/static-page.ts`; not rendered by themselves. */
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
