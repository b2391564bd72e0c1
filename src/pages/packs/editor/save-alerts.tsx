import { useLocation, useNavigate } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { useStorageProblem } from '#browser/storage/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { resumeParam } from './resume-save-sheet.tsx'
import { SaveProblem } from './save-problem.tsx'
import type { Saving } from './use-saving.ts'

const troubleWords = {
  blocked: 'This browser keeps nothing for us. Save the draft before you leave this page.',
  full: 'This phone’s room for us is full. Save the draft before you leave this page.',
}

export function SaveAlerts({ saving }: { saving: Saving }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const trouble = useStorageProblem()

  function signIn(): void {
    writeSessionValue('previousRoute', pathname)
    const back = `${pathname}?${resumeParam}=${saving.asking}`
    void navigate(`/sign-in?next=${encodeURIComponent(back)}`)
  }

  return (
    <>
      <Alert
        message={saving.problem && <SaveProblem message={saving.problem} />}
        onDismiss={saving.dismiss}
      />
      <Alert message={trouble && troubleWords[trouble]} />
      <Sheet
        open={saving.asking !== null}
        isCompact
        onClose={saving.stopAsking}
        title="Whose pack is it?"
        lead="A saved pack needs an account. What you wrote stays on this phone and waits for you here."
        foot={
          <Button size="medium" icon="icon-fwd" note="or make an account" onPress={signIn}>
            Sign in
          </Button>
        }
      />
    </>
  )
}
