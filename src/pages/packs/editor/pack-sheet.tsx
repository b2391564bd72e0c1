import { useState } from 'react'
import { useNavigate } from 'react-router'
import { account } from '#browser/account.ts'
import { openStored } from '#browser/packs/keep-in-account.ts'
import { loadPack } from '#browser/packs/load-pack.ts'
import { newPackId } from '#browser/packs/new-pack-id.ts'
import { openDraft } from '#browser/packs/shelf.ts'
import type { OwnPackCard } from '#contract/packs.ts'
import { copyOfDraft, draftOfPack } from '#domain/builder/draft.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StripList } from '#ui/strip.tsx'
import { counted } from '../pack-words.ts'
import { ShareWays } from '../share-ways.tsx'

type PackSheetProps = {
  pack: OwnPackCard | null
  onClose: () => void
  onDelete: (pack: OwnPackCard) => Promise<void>
  onProblem: (problem: string) => void
}

/** What can be done with a pack of one's own. */
export function PackSheet({ pack, onClose, onDelete, onProblem }: PackSheetProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function run(work: (packId: string) => Promise<void>): Promise<void> {
    if (!pack || isBusy) return
    setBusy(true)
    try {
      await work(pack.id)
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error))
      onClose()
    } finally {
      setBusy(false)
    }
  }

  const edit = () =>
    run(async (packId) => {
      const who = account.get()
      if (!who) return
      await openStored(packId, who.userId)
      await navigate(stepPath(3))
    })
  const duplicate = () =>
    run(async (packId) => {
      const { pack: stored } = await loadPack(packId)
      const nowMs = Date.now()
      openDraft(copyOfDraft(draftOfPack(stored, null, nowMs), newPackId(), nowMs))
      await navigate(stepPath(3))
    })
  const remove = () =>
    run(async () => {
      if (pack) await onDelete(pack)
      onClose()
    })

  return (
    <Sheet
      open={pack !== null}
      title={<bdi>{pack?.name.trim() || 'A pack without a name'}</bdi>}
      lead={pack && statsOf(pack)}
      onClose={onClose}
    >
      <StripList>
        <LinkStrip title="Edit" note="Change what you like" onPress={() => void edit()} />
        {pack && !pack.isDraft && (
          <LinkStrip title="Play" note="On this phone" to={`/game/${pack.id}`} />
        )}
        <LinkStrip title="Duplicate" note="A new one to change" onPress={() => void duplicate()} />
        <LinkStrip title="Delete" note="You can undo it" onPress={() => void remove()} />
      </StripList>
      {pack && !pack.isDraft && !pack.isHidden && <ShareWays packId={pack.id} name={pack.name} />}
    </Sheet>
  )
}

function statsOf({ isDraft, isHidden, likes, plays, promptCount }: OwnPackCard): string {
  const prompts = counted(promptCount, 'prompt')
  if (isDraft) return `A draft with ${prompts}. Only you can see it.`
  const stats = `${prompts}, ${counted(likes, 'like')}, ${counted(plays, 'play')}.`
  return isHidden ? `${stats} Hidden from others until a report is looked at.` : stats
}
