import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import classes from './DisabledBand.module.css'

/** Says of a company that nobody of its own gets into, and what follows; why is the administrators’ to tell. */
export function DisabledBand() {
  const { t } = useTranslation()
  return (
    <p className={classes.band} role="note">
      <IconAlertTriangle size={20} aria-hidden />
      <span>
        <strong>{t('companies.disabled.title')}</strong> {t('companies.disabled.text')}
      </span>
    </p>
  )
}
