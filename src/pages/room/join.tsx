import { useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { JoinForm } from './join-form.tsx'
import { JoinPage } from './join-page.tsx'
import { roomName } from './room-name.ts'

export default function Join() {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  return (
    <JoinPage title="Join a room">
      <title>Join a room | Party Dojo</title>
      <meta name="description" content="Four letters and a name: you are in the room." />
      <JoinForm
        key={String(isHydrated)}
        code={null}
        lastName={isHydrated ? roomName.get() : ''}
        onJoined={(code) => void navigate(`/r/${code}`, { replace: true })}
      />
    </JoinPage>
  )
}
