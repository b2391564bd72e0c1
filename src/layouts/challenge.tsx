import { Outlet } from 'react-router'

/** One thing, full screen, with nothing around it. */
export default Outlet
