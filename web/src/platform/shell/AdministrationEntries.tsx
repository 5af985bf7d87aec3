import { IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import { administrationPagesOf } from './administrationPages.ts'
import classes from './Menu.module.css'

type Entry = 'home' | ReturnType<typeof administrationPagesOf>[number]['entry']
type Props = { mini?: boolean; onChoose?: (() => void) | undefined }

/** ADMIN-10: the screens of the platform as entries of a drawer, whose home is where a company is chosen. */
export function AdministrationEntries({ mini = false, onChoose }: Props) {
  const pages = [
    { entry: 'home', icon: IconHome, to: paths.companies } as const,
    ...administrationPagesOf(useIdentity()),
  ]
  return (
    <ul className={classes.entries} data-many>
      {pages.map(({ entry, icon: Icon, to }) => (
        <li key={entry}>
          <Link className={classes.entry} to={to()} onClick={onChoose}>
            <Icon className={classes.icon} size={mini ? 18 : 20} stroke={1.75} aria-hidden />
            <Label mini={mini} entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Whose names are longer than a drawer is wide. */
const long = ['channels', 'retention', 'feed'] as const
const isLong = (entry: Entry): entry is (typeof long)[number] => long.some((each) => each === entry)

/** Where there is no room for its name a word is drawn in its place, and the name is said. */
function Label({ mini, entry }: { mini: boolean; entry: Entry }) {
  const { t } = useTranslation()
  const name = t(`administration.menu.${entry}`)
  if (!mini && !isLong(entry)) return <span className={classes.label}>{name}</span>
  const word = !mini && isLong(entry) ? t(`administration.drawer.${entry}`) : t(`administration.short.${entry}`)
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className={mini ? classes.short : classes.label} aria-hidden data-word={word} />
    </>
  )
}
