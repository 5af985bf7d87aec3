import { Button } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import classes from './AddPhotos.module.css'
import type { Home } from './api.ts'
import { useSendPhotos } from './useSendPhotos.ts'
import { FileChoice } from '../ui/FileChoice.tsx'

/** What browsers offer to choose from; phones then send their photos as JPEG. */
const accepted = 'image/png,image/gif,image/jpeg,image/bmp,image/svg+xml,image/webp'

type Props = { home: Pick<Home, 'id' | 'name'>; variant?: 'light' | 'default' }

/** Several photos at once from the files, or one by the camera of a phone. */
export function AddPhotos({ home, variant = 'default' }: Props) {
  const { t } = useTranslation()
  const send = useSendPhotos(home)
  const pick = (files: readonly File[]) => void send(files)
  return (
    <>
      <FileChoice accept="image/*" capture="environment" onChange={(file) => file && pick([file])}>
        {(props) => (
          <Button
            {...props}
            className={`${classes.add} ${classes.camera}`}
            variant={variant}
            leftSection={<IconCamera size={16} aria-hidden />}
          >
            {t('pictures.photograph')}
          </Button>
        )}
      </FileChoice>
      <FileChoice multiple accept={accepted} onChange={pick}>
        {(props) => (
          <Button
            {...props}
            className={classes.add}
            variant={variant}
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
          >
            {t('pictures.add')}
          </Button>
        )}
      </FileChoice>
    </>
  )
}
