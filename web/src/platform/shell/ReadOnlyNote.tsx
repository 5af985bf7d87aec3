import { IconEye } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useIdentity, useReadOnly } from '../identity.ts'
import classes from './ReadOnlyNote.module.css'

/** Says once, above every page, what its missing buttons would say thirty times: this reader changes nothing. */
export function ReadOnlyNote() {
  const { t } = useTranslation()
  const isAssisting = useIdentity().user.impersonated_by !== null
  // Of whoever assists someone the banner says it.
  if (!useReadOnly() || isAssisting) return null
  return (
    <p className={classes.note} role="note">
      <IconEye size={16} aria-hidden />
      <span>
        <strong>{t('platform.readOnly.title')}</strong>
        {t('platform.readOnly.text')}
      </span>
    </p>
  )
}
