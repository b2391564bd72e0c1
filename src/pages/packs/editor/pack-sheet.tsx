import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openCopy, openStored } from '#browser/packs/open-stored.ts'
import type { OwnPackCard } from '#contract/packs.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { unnamedPack } from '#domain/packs/custom-pack.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StripList } from '#ui/strip.tsx'
import { counted } from '../pack-words.ts'
import { ShareWays } from '../share-ways.tsx'

type PackSheetProps = {
  userId: string
  pack: OwnPackCard | null
  onClose: () => void
  onDelete: (pack: OwnPackCard) => Promise<void>
  onProblem: (problem: string) => void
}

/** What can be done with a pack of one's own. */
export function PackSheet({ userId, pack, onClose, onDelete, onProblem }: PackSheetProps) {
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

  const write = (open: typeof openStored) =>
    run(async (packId) => {
      await open(packId, userId)
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
      title={<bdi>{pack?.name.trim() || unnamedPack}</bdi>}
      lead={pack && statsOf(pack)}
      onClose={onClose}
    >
      <StripList>
        <LinkStrip
          title="Edit"
          note="Change what you like"
          onPress={() => void write(openStored)}
        />
        {pack && !pack.isDraft && (
          <LinkStrip title="Play" note="On this phone" to={`/game/${pack.id}`} />
        )}
        <LinkStrip
          title="Duplicate"
          note="A new one to change"
          onPress={() => void write(openCopy)}
        />
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
