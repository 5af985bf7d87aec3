import { useTranslation } from '../../ui/texts.ts'
import classes from './SkipLink.module.css'

/** The first thing that the keyboard reaches: past what every page repeats, to the element whose id is `content`. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href="#content">
      {t('platform.skip')}
    </a>
  )
}
