import { ActionIcon, Button } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import classes from './Tick.module.css'
import { FileChoice } from '../../ui/FileChoice.tsx'

type Props = { photo: File | null; onPick: (photo: File | null) => void }

/** One photo, by the camera of a phone or from its files, seen before it is sent. */
export function PhotoPicker({ photo, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.picker}>
      {photo && <Preview key={`${photo.name} ${photo.lastModified}`} photo={photo} />}
      <FileChoice accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => file && onPick(file)}>
        {(props) => (
          <Button {...props} data-path="photo" variant="default" leftSection={<IconCamera size={18} aria-hidden />}>
            {t(photo ? 'dwelling.tick.other' : 'dwelling.tick.choose')}
          </Button>
        )}
      </FileChoice>
      {photo && (
        <ActionIcon variant="subtle" size={44} aria-label={t('dwelling.tick.remove')} onClick={() => onPick(null)}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** Drawn by the browser from the file itself, which lets go of it with the picture. */
function Preview({ photo }: { photo: File }) {
  const draw = (image: HTMLImageElement | null) => {
    if (!image) return undefined
    const url = URL.createObjectURL(photo)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={draw} className={classes.preview} alt={photo.name} />
}
