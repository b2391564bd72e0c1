import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { listNames } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenEyes, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { askOne, gets, takes } from './column-words.ts'
import { rankGroups } from './group-rows.ts'
import { doubtedGroup } from './rules-groups.ts'
import { ColumnHead, type ScreenColumnProps } from './screen-column.tsx'
import { ScreenPlates } from './screen-plates.tsx'

const longestHuge = 14

/** A doubted answer alone; then what came of it. */
export function ScreenVote({ column, view, players, heard }: ScreenColumnProps) {
  const { judging } = column
  const { stage, verdict } = judging
  const group = doubtedGroup(judging)
  const isTold = stage === 'told'
  const stands = verdict?.stands ?? true
  useEffect(() => {
    if (isTold) playScreenCue(stands ? 'knock' : 'drum')
  }, [isTold, stands])
  if (!group) return null
  const { answer, seats } = group
  const points = view.points[column.column]?.[seats[0] ?? -1] ?? 0
  const names = listNames(players, seats)
  const asked = askOne(
    promptText(view.columns[column.column], { players, sober: true }),
    view.letter,
  )
  const hasPoints = view.points.length > 0
  const told = hasPoints ? gets(names, points, seats.length) : takes(names, !stands, seats.length)
  if (isTold) {
    return (
      <>
        <ColumnHead title={`${answer} ${stands ? 'counts.' : 'is out.'}`}>{`${told}.`}</ColumnHead>
        <ScreenPlates
          players={players}
          rows={rankGroups(judging.groups, view.points[column.column])}
          hasPoints={hasPoints}
          come={Infinity}
        />
        <ScreenAudience shape="low" kind="stands" {...{ heard, players }} />
      </>
    )
  }
  return (
    <>
      <ScreenPrompt
        lead={asked}
        {...(answer.length <= longestHuge && { size: 'huge' })}
        rule={`${names} wrote it. Somebody doubts it. A tie counts.`}
      >
        {answer}
      </ScreenPrompt>
      <ScreenEyes done={judging.voted} of={judging.voters.length} />
    </>
  )
}
