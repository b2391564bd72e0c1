import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { Toast } from '#ui/toast.tsx'

export function ArrivalNotice() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const notice: unknown = state?.notice
  return (
    <Toast
      message={isHydrated && typeof notice === 'string' ? notice : null}
      onDismiss={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
    />
  )
}
