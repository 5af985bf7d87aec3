import { Button } from '@mantine/core'
import type { FileGroup } from '@logis/contract/interventions.rules'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { acceptedTypes } from './admission.ts'
import classes from './FileSlot.module.css'
import { FileChoice } from '../../ui/FileChoice.tsx'

type Props = { group: FileGroup; busy: boolean; onFiles: (files: readonly File[]) => void }

/** Photographed or chosen, several at once. */
export function SlotButtons({ group, busy, onFiles }: Props) {
  const { t } = useTranslation()
  const what = t(`interventions.groups.${group}`)
  return (
    <>
      <FileChoice multiple accept="image/*" capture="environment" onChange={onFiles}>
        {(props) => (
          <Button
            {...props}
            className={classes.camera}
            variant="default"
            loading={busy}
            leftSection={<IconCamera size={18} aria-hidden />}
            aria-label={t('interventions.slot.photographFor', { what })}
          >
            {t('interventions.slot.photograph')}
          </Button>
        )}
      </FileChoice>
      <FileChoice multiple accept={acceptedTypes} onChange={onFiles}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={busy}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={t('interventions.slot.browseFor', { what })}
            data-slot={group}
          >
            {t('interventions.slot.browse')}
          </Button>
        )}
      </FileChoice>
    </>
  )
}
