import { data } from 'react-router'

/** The error page by itself, for pages whose scripts do not run. */
export function loader(): never {
  throw data(null, { status: 500 })
}

export default function OutOfOrder() {
  return null
}
