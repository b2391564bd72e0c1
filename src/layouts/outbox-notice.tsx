import { Toast } from '#ui/toast.tsx'
import { useOutbox } from './use-outbox.ts'

export function OutboxNotice() {
  const [news, dismissNews] = useOutbox()
  return <Toast message={news} onDismiss={dismissNews} />
}
