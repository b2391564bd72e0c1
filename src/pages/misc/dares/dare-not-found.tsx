import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { DarePage } from './dare-page.tsx'
import { editorPaths } from './lines-of-kind.ts'
import styles from './you-have-been-dared.module.css'

/** One page for edited, withdrawn and expired links: nobody learns which. */
export function DareNotFound({ said }: { said: Ref<HTMLHeadingElement> }) {
  return (
    <DarePage
      picture={<Daruma face="one-eye" className={styles.daruma} />}
      heading="No dare behind this link"
      said={said}
      lead="It may have lost a letter on its way, been taken back, or run out: a dare waits thirty days. You are off the hook."
    >
      <div className={styles.dock}>
        <Button to={editorPaths.card} size="large" icon="icon-brush">
          Write one yourself
        </Button>
        <Button variant="quiet" to="/" size="large">
          To the games
        </Button>
      </div>
    </DarePage>
  )
}
