import { drawingOf, iconLabel } from '../icons/icon-name.ts'

export type CoverIcon = { icon: `ph:${string}-fill`; label: string }

export const coverIcons: readonly CoverIcon[] = [
  { icon: 'ph:confetti-fill', label: 'Confetti' },
  { icon: 'ph:balloon-fill', label: 'Balloon' },
  { icon: 'ph:cake-fill', label: 'Birthday cake' },
  { icon: 'ph:gift-fill', label: 'Present' },
  { icon: 'ph:disco-ball-fill', label: 'Disco ball' },
  { icon: 'ph:microphone-stage-fill', label: 'Microphone' },
  { icon: 'ph:music-notes-fill', label: 'Music notes' },
  { icon: 'ph:vinyl-record-fill', label: 'Record' },
  { icon: 'ph:guitar-fill', label: 'Guitar' },
  { icon: 'ph:crown-fill', label: 'Crown' },
  { icon: 'ph:trophy-fill', label: 'Trophy' },
  { icon: 'ph:dice-five-fill', label: 'Die' },
  { icon: 'ph:cards-fill', label: 'Cards' },
  { icon: 'ph:poker-chip-fill', label: 'Poker chip' },
  { icon: 'ph:game-controller-fill', label: 'Game controller' },
  { icon: 'ph:puzzle-piece-fill', label: 'Puzzle piece' },
  { icon: 'ph:fire-fill', label: 'Fire' },
  { icon: 'ph:lightning-fill', label: 'Lightning' },
  { icon: 'ph:bomb-fill', label: 'Bomb' },
  { icon: 'ph:rocket-launch-fill', label: 'Rocket' },
  { icon: 'ph:heart-fill', label: 'Heart' },
  { icon: 'ph:heart-break-fill', label: 'Broken heart' },
  { icon: 'ph:star-fill', label: 'Star' },
  { icon: 'ph:rainbow-fill', label: 'Rainbow' },
  { icon: 'ph:ghost-fill', label: 'Ghost' },
  { icon: 'ph:skull-fill', label: 'Skull' },
  { icon: 'ph:alien-fill', label: 'Alien' },
  { icon: 'ph:robot-fill', label: 'Robot' },
  { icon: 'ph:mask-happy-fill', label: 'Theatre mask' },
  { icon: 'ph:smiley-wink-fill', label: 'Winking face' },
  { icon: 'ph:eyes-fill', label: 'Eyes' },
  { icon: 'ph:brain-fill', label: 'Brain' },
  { icon: 'ph:beer-stein-fill', label: 'Beer mug' },
  { icon: 'ph:martini-fill', label: 'Cocktail' },
  { icon: 'ph:coffee-fill', label: 'Coffee' },
  { icon: 'ph:pizza-fill', label: 'Pizza' },
  { icon: 'ph:popcorn-fill', label: 'Popcorn' },
  { icon: 'ph:ice-cream-fill', label: 'Ice cream' },
  { icon: 'ph:pepper-fill', label: 'Hot pepper' },
  { icon: 'ph:campfire-fill', label: 'Campfire' },
  { icon: 'ph:island-fill', label: 'Island' },
  { icon: 'ph:airplane-tilt-fill', label: 'Aeroplane' },
  { icon: 'ph:globe-hemisphere-west-fill', label: 'Globe' },
  { icon: 'ph:snowflake-fill', label: 'Snowflake' },
  { icon: 'ph:cat-fill', label: 'Cat' },
  { icon: 'ph:dog-fill', label: 'Dog' },
  { icon: 'ph:film-slate-fill', label: 'Clapperboard' },
  { icon: 'ph:graduation-cap-fill', label: 'Graduation cap' },
]

const labels = new Map(coverIcons.map(({ icon, label }) => [drawingOf(icon), label]))

export function coverLabel(icon: string): string {
  return labels.get(drawingOf(icon)) ?? iconLabel(icon)
}
