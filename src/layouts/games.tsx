import { Outlet } from 'react-router'

/** Doors, games in play and their ends: the whole screen is theirs. */
export default Outlet
