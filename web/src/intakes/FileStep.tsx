import { Button, Textarea } from '@mantine/core'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import runs from '../ui/Run.module.css'
import { useOpenIntake, type Intake } from './api.ts'
import classes from './Intakes.module.css'
import { RecentImports } from './RecentImports.tsx'

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { companyId: number; onOpened: (intake: Intake) => void }

/** A spreadsheet, dropped, chosen or pasted. */
export function FileStep({ companyId, onOpened }: Props) {
  const { t } = useTranslation()
  const open = useOpenIntake(companyId)
  const [pasted, setPasted] = useState('')
  const [way, setWay] = useState<'chosen' | 'pasted'>('chosen')
  const send = (file: File | null | undefined, by: typeof way = 'chosen') => {
    if (!file || open.isPending) return
    setWay(by)
    run(open, file, { onSuccess: ({ data }) => onOpened(data) })
  }
  const isSending = (by: typeof way) => open.isPending && way === by
  return (
    <>
      <section className={runs.card} aria-label={t('intakes.step.file')}>
        <DropZone
          icon={IconFileSpreadsheet}
          lead={t('intakes.file.drop')}
          help={t('intakes.file.help')}
          onDrop={({ files }) => send(files[0])}
        >
          <FileChoice accept={accepted} onChange={(file) => send(file)}>
            {(props) => (
              <Button
                {...props}
                leftSection={<IconUpload size={16} aria-hidden />}
                loading={isSending('chosen')}
                disabled={isSending('pasted')}
              >
                {t('intakes.file.choose')}
              </Button>
            )}
          </FileChoice>
        </DropZone>
        <RefusalNote error={open.error} />
        <form
          className={classes.paste}
          onSubmit={(event) => {
            event.preventDefault()
            if (pasted.trim()) send(new File([pasted], t('intakes.file.pastedName'), { type: 'text/csv' }), 'pasted')
          }}
        >
          <Textarea
            label={t('intakes.file.paste')}
            description={t('intakes.file.pasteHelp')}
            rows={5}
            spellCheck={false}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            loading={isSending('pasted')}
            disabled={pasted.trim() === '' || isSending('chosen')}
          >
            {t('intakes.file.read')}
          </Button>
        </form>
      </section>
      <RecentImports companyId={companyId} />
    </>
  )
}
