import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import classes from './HomeCard.module.css'

/** The way to one more home, below those that are there. */
export function AddHome() {
  const { t } = useTranslation()
  return (
    <Link className={classes.add} to={paths.activation()}>
      {t('residents.homes.add')}
    </Link>
  )
}
