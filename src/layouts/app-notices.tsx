import { usePreloads } from '#browser/navigation/preloads/use-preload.ts'
import { InstallNotice } from './install-notice.tsx'
import { OfflineReadyNotice } from './offline-ready-notice.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { useFullLoadFallback } from './use-full-load-fallback.ts'

export function AppNotices() {
  usePreloads()
  useFullLoadFallback()
  return (
    <>
      <UpdateNotice />
      <InstallNotice />
      <OfflineReadyNotice />
      <OutboxNotice />
    </>
  )
}
