import { Button, FileButton } from '@mantine/core'
import type { FileGroup } from '@logis/contract/interventions.rules'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { acceptedTypes } from './admission.ts'
import classes from './FileSlot.module.css'

type Props = { group: FileGroup; busy: boolean; onFiles: (files: readonly File[]) => void }

/** Photographed or chosen, several at once. */
export function SlotButtons({ group, busy, onFiles }: Props) {
  const { t } = useTranslation()
  const forgetFiles = useRef<() => void>(null)
  const forgetPhotos = useRef<() => void>(null)
  const what = t(`interventions.groups.${group}`)
  const pick = (files: File[]) => {
    onFiles(files)
    // A file that was taken off may be chosen again.
    forgetFiles.current?.()
    forgetPhotos.current?.()
  }
  return (
    <>
      <FileButton multiple accept="image/*" capture="environment" resetRef={forgetPhotos} onChange={pick}>
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
      </FileButton>
      <FileButton multiple accept={acceptedTypes} resetRef={forgetFiles} onChange={pick}>
        {(props) => (
          <Button
            {...props}
            className={classes.browse}
            variant="default"
            loading={busy}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={t('interventions.slot.browseFor', { what })}
            data-slot={group}
          >
            {t('interventions.slot.browse')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
