import { Button, Group, Progress } from '@mantine/core'
import { IconFolderOpen, IconFolders, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import runs from '../ui/Run.module.css'
import { useDrop, type Sorting } from './api.ts'
import { chosenFiles, droppedFiles, type Dropped, type Missed, type Sent } from './sending.ts'
import classes from './Sortings.module.css'

type Props = { companyId: number; onSent: (sent: { sorting: Sorting; missed: Missed[] }) => void }

/** An archive, a folder or files: dropped, or chosen. */
export function DropStep({ companyId, onSent }: Props) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const [by, setBy] = useState<'files' | 'folder' | 'drop'>('drop')
  const drop = useDrop(companyId, setSent)
  const send = (dropped: readonly Dropped[], from: typeof by) => {
    setEmpty(dropped.length === 0)
    if (!drop.isPending) setBy(from)
    if (dropped.length > 0 && !drop.isPending) run(drop, dropped, { onSuccess: onSent })
  }
  // The button that sent turns; the other one is off.
  const waiting = (button: typeof by) => ({
    loading: drop.isPending && by === button,
    disabled: drop.isPending && by !== button,
  })
  return (
    <section className={runs.card} aria-label={t('sortings.drop.title')}>
      <DropZone
        icon={IconFolders}
        lead={t('sortings.drop.lead')}
        help={t('sortings.drop.help')}
        onDrop={(dropped) => void droppedFiles(dropped).then((files) => send(files, 'drop'))}
      >
        {drop.isPending && sent ? (
          <Sending {...sent} />
        ) : (
          <Group justify="center" gap={12}>
            <FileChoice multiple onChange={(files) => send(chosenFiles(files), 'files')}>
              {(props) => (
                <Button {...props} {...waiting('files')} leftSection={<IconUpload size={16} aria-hidden />}>
                  {t('sortings.drop.choose')}
                </Button>
              )}
            </FileChoice>
            <FolderButton {...waiting('folder')} onChoose={(files) => send(chosenFiles(files), 'folder')} />
          </Group>
        )}
      </DropZone>
      {isEmpty && (
        <p className={runs.warning} role="status">
          {t('sortings.drop.empty')}
        </p>
      )}
      <RefusalNote error={drop.error} />
    </section>
  )
}

type FolderProps = { loading: boolean; disabled: boolean; onChoose: (files: FileList | null) => void }
function FolderButton({ loading, disabled, onChoose }: FolderProps) {
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
        loading={loading}
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
      <p className={runs.note}>{text}</p>
    </div>
  )
}
