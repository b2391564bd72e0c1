/** One thing, full screen, with nothing around it. */
export { Outlet as default } from 'react-router'
