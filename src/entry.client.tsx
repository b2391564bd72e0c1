import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** The page is on the glass before anything makes it move. */
function afterFirstPaint(start: () => void): void {
  requestAnimationFrame(() => setTimeout(start))
}

afterFirstPaint(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
