import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { droppedFiles, type RefusedFile } from '../admission.ts'
import classes from './FilePicker.module.css'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { useDropping } from '../../ui/useDropping.ts'

type Props = { help: string; onPick: (files: readonly File[], folders: readonly RefusedFile[]) => void }

/** Takes several files at once, chosen, dropped or photographed (DOC-42). */
export function FilePicker({ help, onPick }: Props) {
  const { t } = useTranslation()
  const dropping = useDropping((dropped) => {
    const { files, folders } = droppedFiles(dropped)
    onPick(files, folders)
  })
  const pick = (files: File[]) => onPick(files, [])
  return (
    <div className={classes.picker} role="presentation" {...dropping}>
      <p className={classes.drop}>
        {t('documents.add.drop')} <span>{t('documents.add.or')}</span>
      </p>
      <div className={classes.buttons}>
        <FileChoice multiple onChange={pick}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              // The form counts the files as one of its fields: this is where it leads when there is none.
              data-path="files"
            >
              {t('documents.add.browse')}
            </Button>
          )}
        </FileChoice>
        <FileChoice multiple accept="image/*" capture="environment" onChange={pick}>
          {(props) => (
            <Button
              {...props}
              className={classes.camera}
              variant="default"
              leftSection={<IconCamera size={16} aria-hidden />}
            >
              {t('documents.add.photograph')}
            </Button>
          )}
        </FileChoice>
      </div>
      <p className={classes.help}>{help}</p>
    </div>
  )
}
