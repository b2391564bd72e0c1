import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'
import { useListItem } from './use-list-item.ts'

export function CreatedGames() {
  const { created_games } = useOwner().profile
  return (
    <section className={styles.section} aria-labelledby="made">
      <h2 id="made">Made by you</h2>
      {created_games.length === 0 && (
        <p className={styles.lead}>Packs you write will hang here. So far: a bare rod.</p>
      )}
      <RowList label="Made by you">
        {created_games.map((id) => (
          <CreatedRow key={id} id={id} />
        ))}
      </RowList>
    </section>
  )
}

function CreatedRow({ id }: { id: string }) {
  const { title, to } = useListItem(id)
  const name = <bdi>{title}</bdi>
  return to ? <LinkRow title={name} to={to} /> : <Row title={name} />
}
