import { useLocation } from 'react-router'

/** What stands behind the question mark. The router's own hook would weigh on every first visit. */
export function useUrlQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
