import { Toast } from '#ui/toast.tsx'
import { useOutbox } from './use-outbox.ts'

/** Minds what waits for the network, on every page, and says what came of it. */
export function OutboxNotice() {
  const [news, dismissNews] = useOutbox()
  return <Toast message={news} onDismiss={dismissNews} />
}
