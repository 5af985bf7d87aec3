import { useTranslation } from '../../ui/texts.ts'
import { isAdministrator, useIdentity } from '../identity.ts'
import { AdministrationEntries } from './AdministrationEntries.tsx'
import classes from './Menu.module.css'

/** ADMIN-10: the same in a phone's drawer, where the bar has no room. */
export function AdministrationList({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const identity = useIdentity()
  return (
    <nav aria-labelledby="administration-list">
      <h2 className={classes.group} id="administration-list">
        {t(isAdministrator(identity) ? 'administration.title' : 'administration.support')}
      </h2>
      <AdministrationEntries onChoose={onChoose} />
    </nav>
  )
}
