import { useNavigate } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { JoinForm } from './join-form.tsx'
import { JoinPage } from './join-page.tsx'
import { roomName } from './room-name.ts'
import { watchPath } from './watch-link.ts'

export default function Join() {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  return (
    <JoinPage title="Join a room">
      <title>Join a room | Party Dojo</title>
      <meta
        name="description"
        content="Join a party game on your own phone by the four letters of its room. A name is all it takes: no account, nothing to install."
      />
      <JoinForm
        code={null}
        lastName={isHydrated ? roomName.get() : ''}
        onJoined={(code) => void navigate(`/r/${code}`, { replace: true })}
        onWatch={(code) => void navigate(watchPath(code), { replace: true })}
        onTable={(code) => void navigate(`/t/${code}`, { replace: true })}
      />
    </JoinPage>
  )
}
