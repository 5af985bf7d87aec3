import { useTranslation } from '../../ui/texts.ts'
import classes from './PagePending.module.css'

/** A page on its way, once it is late enough to be worth saying. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className={classes.room}>
      <div className={classes.bar} role="status">
        <span className="visually-hidden">{t('ui.loading')}</span>
      </div>
    </div>
  )
}
