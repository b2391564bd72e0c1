import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toMessage } from '#browser/api/user-facing-error.ts'
import type { OwnPackFile } from '#browser/packs/list-packs.ts'
import { openPackCopy, openStoredPack } from '#browser/packs/open-stored-pack.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ShareWays } from '../share-ways.tsx'
import { formatOwnCounts } from './pack-state.ts'

type PackSheetProps = {
  userId: string
  file: OwnPackFile | null
  onClose: () => void
  onDelete: (file: OwnPackFile) => Promise<void>
  onProblem: (problem: string) => void
}

export function PackSheet({ userId, file, onClose, onDelete, onProblem }: PackSheetProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isPublished = file?.card?.isDraft === false

  async function run(work: (packId: string) => Promise<void>): Promise<void> {
    if (!file || isBusy) return
    setBusy(true)
    try {
      await work(file.packId)
    } catch (error) {
      onProblem(toMessage(error))
      onClose()
    } finally {
      setBusy(false)
    }
  }

  const write = (open: typeof openStoredPack) =>
    run(async (packId) => {
      await open(packId, userId)
      await navigate(stepPath(3))
    })
  const remove = () =>
    run(async () => {
      if (file) await onDelete(file)
      onClose()
    })

  return (
    <Sheet
      open={file !== null}
      title={<bdi>{file?.packName}</bdi>}
      lead={file && statsOf(file)}
      onClose={onClose}
    >
      <RowList>
        <LinkRow
          title="Edit"
          note="Change what you like"
          onPress={() => void write(openStoredPack)}
        />
        {file && isPublished && (
          <LinkRow title="Play" note="On this phone" to={`/game/${file.packId}`} />
        )}
        <LinkRow
          title="Duplicate"
          note="A new one to change"
          onPress={() => void write(openPackCopy)}
        />
        <LinkRow title="Delete" note="You can undo it" onPress={() => void remove()} />
      </RowList>
      {file && isPublished && !file.card?.isHidden && (
        <ShareWays packId={file.packId} name={file.packName} />
      )}
    </Sheet>
  )
}

function statsOf(file: OwnPackFile): string {
  const { card } = file
  if (!card) return 'Just saved. Its numbers come with the next look.'
  const counts = formatOwnCounts(file).join(', ')
  if (card.isDraft) return `A draft with ${counts}. Only you can see it.`
  if (card.isHidden) return `${counts}. Hidden from others. Play it to read why.`
  return `${counts}. ${card.isListed ? 'Strangers find it, too.' : 'Only people with its link find it.'}`
}
