import { Outlet } from 'react-router'

/** Games, tools and packs that are played on this phone. */
export default function GamesLayout() {
  return <Outlet />
}
