import { Button, Group, Progress } from '@mantine/core'
import { IconFolderOpen, IconFolders, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { useDrop, type Sorting } from './api.ts'
import { chosenFiles, droppedFiles, type Dropped, type Missed, type Sent } from './sending.ts'
import classes from './Sortings.module.css'

type Props = { companyId: number; onSent: (sent: { sorting: Sorting; missed: Missed[] }) => void }

/** An archive, a folder or files: dropped, or chosen. */
export function DropStep({ companyId, onSent }: Props) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const drop = useDrop(companyId, setSent)
  const send = (dropped: readonly Dropped[]) => {
    setEmpty(dropped.length === 0)
    if (dropped.length > 0 && !drop.isPending) run(drop, dropped, { onSuccess: onSent })
  }
  return (
    <section className={classes.card} aria-label={t('sortings.drop.title')}>
      <DropZone
        icon={IconFolders}
        lead={t('sortings.drop.lead')}
        help={t('sortings.drop.help')}
        onDrop={(dropped) => void droppedFiles(dropped).then(send)}
      >
        {drop.isPending && sent ? (
          <Sending {...sent} />
        ) : (
          <Group justify="center" gap={12}>
            <FileChoice multiple onChange={(files) => send(chosenFiles(files))}>
              {(props) => (
                <Button {...props} leftSection={<IconUpload size={16} aria-hidden />} loading={drop.isPending}>
                  {t('sortings.drop.choose')}
                </Button>
              )}
            </FileChoice>
            <FolderButton disabled={drop.isPending} onChoose={(files) => send(chosenFiles(files))} />
          </Group>
        )}
      </DropZone>
      {isEmpty && (
        <p className={classes.warning} role="status">
          {t('sortings.drop.empty')}
        </p>
      )}
      <RefusalNote error={drop.error} />
    </section>
  )
}

function FolderButton({ disabled, onChoose }: { disabled: boolean; onChoose: (files: FileList | null) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <>
      <input
        ref={(element) => {
          // No property of React's: a whole folder is chosen.
          element?.setAttribute('webkitdirectory', '')
          input.current = element
        }}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFolderOpen size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('sortings.drop.folder')}
      </Button>
    </>
  )
}

function Sending({ done, total, share }: Sent) {
  const { t } = useTranslation()
  const text = t('sortings.drop.progress', { done, total })
  return (
    <div className={classes.sending} role="status">
      <Progress.Root size="lg">
        <Progress.Section value={share * 100} aria-label={t('sortings.drop.sending')} aria-valuetext={text} />
      </Progress.Root>
      <p className={classes.note}>{text}</p>
    </div>
  )
}
