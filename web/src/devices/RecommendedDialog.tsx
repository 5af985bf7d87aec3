import { Button, Text } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import classes from './RecommendedDialog.module.css'

const groups = ['heating', 'hotWater', 'ventilation', 'electricity', 'joinery', 'insulation', 'coverings'] as const

/** DEV-03. */
export function RecommendedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('devices.recommended.title')} onClose={onClose}>
      <Text>{t('devices.recommended.intro')}</Text>
      <dl className={classes.groups}>
        {groups.map((group) => (
          <div key={group}>
            <dt>{t(`devices.recommended.groups.${group}.title`)}</dt>
            <dd>{t(`devices.recommended.groups.${group}.items`)}</dd>
          </div>
        ))}
      </dl>
      <DialogFooter>
        <Button data-autofocus onClick={onClose}>
          {t('devices.recommended.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
