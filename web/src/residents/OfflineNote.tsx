import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import classes from './Frame.module.css'
import { useIsOnline } from './offline.ts'

/** Says that what is shown is what was seen last. */
export function OfflineNote() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" data-print="hidden">
      {!isOnline && (
        <p className={classes.offline}>
          <IconWifiOff size={18} aria-hidden />
          {t('residents.offline')}
        </p>
      )}
    </div>
  )
}
