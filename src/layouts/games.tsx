/** Doors, games in play and their ends: the whole screen is theirs. */
export { Outlet as default } from 'react-router'
