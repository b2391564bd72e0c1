import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
import { FilmButton } from './film-button.tsx'
import { FilmKeeper } from './film-keeper.tsx'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import animals from './packs/animals.json'
import films from './packs/films.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import people from './packs/people.json'
import showOffs from './packs/show-offs.json'
import smallAndBig from './packs/small-and-big.json'
import songs from './packs/songs.json'
import zooAndOffice from './packs/zoo-and-office.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = {
  ...screens,
  Credits: PackCredits,
  After: FilmButton,
  Aside: FilmKeeper,
  messages,
  Play,
  rules,
  packs: {
    charades: [
      houseClassics,
      zooAndOffice,
      smallAndBig,
      films,
      songs,
      animals,
      people,
      lastOrders,
      afterMidnight,
      showOffs,
    ],
  },
}
