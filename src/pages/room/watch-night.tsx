import { NightView } from './night-view.tsx'
import { TakeSeat } from './take-seat.tsx'
import { WatchTopBar } from './watch-top-bar.tsx'
import { useWatchedRoom } from './watched-room.ts'

export function WatchNight() {
  const { room } = useWatchedRoom()
  return <NightView room={room} top={<WatchTopBar />} dock={<TakeSeat room={room} />} />
}
