import { achievements } from '#domain/profile/achievements.ts'
import { StampCard } from '#ui/stamp-card.tsx'
import { useOwner } from './owner.ts'
import { StampPicture } from './stamp-picture.tsx'

export function Stamps() {
  const { profile } = useOwner()
  return (
    <StampCard
      title="Stamp card"
      stamps={achievements.map(({ name, detail }) => ({
        label: name,
        detail,
        isOn: profile.achievements.includes(name),
        picture: <StampPicture name={name} />,
      }))}
    />
  )
}
