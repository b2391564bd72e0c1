import { useLocation } from 'react-router'

/** The query. The router's own hook would add bytes to every first visit. */
export function useUrlQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
