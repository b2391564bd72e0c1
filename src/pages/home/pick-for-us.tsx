import { useNavigate } from 'react-router'
import { deviceRandom } from '#browser/chance.ts'
import { pick } from '#domain/random.ts'
import { gamePath, games } from '#games/registry.ts'
import { Slab } from '#ui/slab.tsx'
import styles from './home.module.css'

/** For a table that cannot agree: any door, each as likely as the next. */
export function PickForUs() {
  const navigate = useNavigate()
  return (
    <div className={styles.cta}>
      <Slab icon="icon-fwd" onPress={() => navigate(gamePath(pick(games, deviceRandom)))}>
        Pick for us
      </Slab>
    </div>
  )
}
