import { importOutcomes } from '@logis/contract/booklet.imports.rules'
import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import rows from '../ui/Rows.module.css'
import { useImportPackage, type ImportReport } from './api.ts'
import classes from './Shares.module.css'

type Looked = { file: File; report: ImportReport }

/** A package is looked at first: what would be created, what is there already, what is left out and why; then it is taken. */
export function ImportDialog({ residenceId, onClose }: { residenceId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const bring = useImportPackage(residenceId)
  const [looked, setLooked] = useState<Looked | null>(null)
  const look = (file: File | null) => {
    setLooked(null)
    if (file) run(bring, { file, dry_run: true }, { onSuccess: ({ data }) => setLooked({ file, report: data }) })
  }
  const isEmpty = looked?.report.entries.every(({ outcome }) => outcome !== 'CREATED') ?? true
  const take = () => {
    if (!looked || isEmpty) return
    const done = () => {
      tellSuccess(t('bookletImports.done'))
      onClose()
    }
    run(bring, { file: looked.file, dry_run: false }, { onSuccess: done })
  }
  return (
    <Dialog title={t('bookletImports.title')} width="md" closable={!bring.isPending} onClose={onClose}>
      <p className={classes.note}>{t('bookletImports.intro')}</p>
      {bring.error && <Refused error={bring.error} />}
      {looked && <Report report={looked.report} />}
      {looked && isEmpty && <p role="status">{t('bookletImports.nothing')}</p>}
      <DialogFooter>
        <FileChoice accept="application/zip,.zip" onChange={look}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant={looked ? 'default' : 'filled'}
              loading={bring.isPending && !looked}
              leftSection={<IconFileZip size={18} aria-hidden />}
            >
              {t(looked ? 'bookletImports.other' : 'bookletImports.choose')}
            </Button>
          )}
        </FileChoice>
        {looked && !isEmpty && (
          <Button loading={bring.isPending} onClick={take}>
            {t('bookletImports.take')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** With what is wrong, where the package is refused. */
function Refused({ error }: { error: NonNullable<ReturnType<typeof useImportPackage>['error']> }) {
  return (
    <ErrorNote>
      <p>
        <RefusalText error={error} /> {error.errors?.['file']?.map(({ message }) => message).join(' ')}
      </p>
    </ErrorNote>
  )
}

function Report({ report: { home, exported_at, entries } }: { report: ImportReport }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status">{t('bookletImports.from', { home, date: formatDate(exported_at) })}</p>
      {importOutcomes.map((outcome) => {
        const those = entries.filter((entry) => entry.outcome === outcome)
        if (those.length === 0) return null
        const title = t('bookletImports.counted', { outcome: t(`bookletImports.${outcome}`), total: those.length })
        return (
          <details key={outcome} open={outcome === 'LEFT_OUT'}>
            <summary>{title}</summary>
            <ul className={rows.rows} data-roomy>
              {those.map(({ kind, name, reason }, index) => (
                <li key={`${index} ${name}`}>
                  <span>
                    <strong>{name || t(`bookletImports.${kind}`)}</strong>
                    <span className={rows.second}>
                      {[t(`bookletImports.${kind}`), reason && t(`bookletImports.reasons.${reason}`)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}
