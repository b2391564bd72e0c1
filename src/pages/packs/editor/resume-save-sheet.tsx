import { useLocation, useNavigate } from 'react-router'
import type { SaveKind } from '#browser/packs/save-to-account.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { Draft } from '#domain/builder/draft.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Saving } from './use-saving.ts'

/** In a step's query: the save that was asked for before signing in. */
export const resumeParam = 'in'

const words: Record<SaveKind, string> = { publish: 'Publish', draft: 'Save draft' }

type ResumeSaveSheetProps = { draft: Draft | null; saving: Saving }

/** After signing in, by an email's link too, the save is one tap away. */
export function ResumeSaveSheet({ draft, saving }: ResumeSaveSheetProps) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const who = useSaved(account, null)
  const asked = new URLSearchParams(search).get(resumeParam)
  const kind = asked === 'publish' || asked === 'draft' ? asked : null
  const close = () => navigate(pathname, { replace: true, preventScrollReset: true })

  async function go(save: SaveKind): Promise<void> {
    await close()
    await saving.save(save)
  }

  return (
    <Sheet
      open={who !== null && kind !== null}
      isCompact
      title="You are in"
      lead={
        draft
          ? 'Your pack is as you left it.'
          : 'The pack waits on the phone where you wrote it. Open this page there.'
      }
      onClose={() => void close()}
      foot={
        draft &&
        kind && (
          <Button size="medium" icon="icon-fwd" onPress={() => void go(kind)}>
            {words[kind]}
          </Button>
        )
      }
    />
  )
}
