import {
  catalogueHeadings,
  catalogueListHeadings,
  catalogueRowsMax,
  type CataloguePart,
  type CatalogueToldField,
} from '@logis/contract/products.catalogue.rules'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import { useImportCatalogue, usePreviewCatalogue, type CatalogueReport } from '../../products/catalogue/api.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { run } from '../../ui/call.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { RefusalNote } from '../../ui/ErrorBlock.tsx'
import classes from './ImportCatalogueDialog.module.css'

const archive = '.zip,application/zip'
const sheets = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { kind: CataloguePart; onClose: () => void }

/** A sheet is looked at first: what it would create, change and leave, and what is wrong with it; then it is taken. */
export function ImportCatalogueDialog({ kind, onClose }: Props) {
  const { t } = useTranslation()
  const preview = usePreviewCatalogue(kind)
  const take = useImportCatalogue(kind)
  const [looked, setLooked] = useState<{ file: File; report: CatalogueReport } | null>(null)
  const look = (file: File | null) => {
    setLooked(null)
    take.reset()
    if (file) run(preview, file, { onSuccess: ({ data }) => setLooked({ file, report: data }) })
  }
  const taken = looked ? looked.report.counts.CREATED + looked.report.counts.CHANGED : 0
  const bring = () => {
    if (!looked) return
    run(take, looked.file, {
      onSuccess: ({ data: { counts } }) => {
        tellSuccess(t('reference.sheet.done', { created: counts.CREATED, changed: counts.CHANGED }))
        onClose()
      },
    })
  }
  const error = take.error ?? preview.error
  return (
    <Dialog title={t(`reference.sheet.title.${kind}`)} width="md" closable={!take.isPending} onClose={onClose}>
      <p className={classes.note}>{t(`reference.sheet.help.${kind}`, { max: catalogueRowsMax })}</p>
      <RefusalNote error={error} />
      {looked && <Report kind={kind} report={looked.report} />}
      <DialogFooter>
        <Button variant="default" disabled={take.isPending} onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <FileChoice accept={kind === 'documents' ? archive : sheets} onChange={look}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant={taken > 0 ? 'default' : 'filled'}
              loading={preview.isPending}
              disabled={take.isPending}
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            >
              {t(looked ? 'reference.sheet.other' : 'reference.sheet.choose')}
            </Button>
          )}
        </FileChoice>
        {taken > 0 && (
          <Button loading={take.isPending} onClick={bring}>
            {t('reference.sheet.submit', { count: taken })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

type Line = CatalogueReport['lines'][number]
const shownAtMost = 200
const told = ['FAULTY', 'CREATED', 'CHANGED'] as const

function Report({
  kind,
  report: { counts, lines, ignored, passed_over },
}: {
  kind: CataloguePart
  report: CatalogueReport
}) {
  const { t } = useTranslation()
  const notes = [
    counts.UNCHANGED > 0 && t('reference.sheet.unchanged', { count: counts.UNCHANGED }),
    passed_over > 0 && t('reference.sheet.passedOver', { count: passed_over }),
    ignored.length > 0 && t('reference.sheet.ignored', { count: ignored.length, titles: ignored.join(', ') }),
  ]
  const isNothing = counts.CREATED + counts.CHANGED + counts.FAULTY === 0
  return (
    <>
      <p role="status" className={classes.status}>
        {[isNothing && t('reference.sheet.nothing'), ...notes].filter(Boolean).join(' ')}
      </p>
      {told.map((outcome) => {
        const those = lines.filter((line) => line.outcome === outcome)
        if (those.length === 0) return null
        return (
          <details key={outcome} className={classes.group} open={outcome === 'FAULTY'}>
            <summary>{t(`reference.sheet.counted.${outcome}`, { count: those.length })}</summary>
            <ul className={classes.list}>
              {those.slice(0, shownAtMost).map((line) => (
                <LineOf key={line.line} kind={kind} line={line} />
              ))}
            </ul>
            {those.length > shownAtMost && (
              <p className={classes.note}>{t('reference.sheet.more', { count: those.length - shownAtMost })}</p>
            )}
          </details>
        )
      })}
    </>
  )
}

function LineOf({ kind, line }: { kind: CataloguePart; line: Line }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { formatSize } = useFormats()
  const headings: Partial<Record<CatalogueToldField, Record<typeof language, string>>> =
    kind === 'documents' ? catalogueListHeadings : catalogueHeadings[kind]
  const shown = (field: CatalogueToldField, value: string) => {
    if (field === 'file') return formatSize(Number(value))
    if (value === 'PRODUCT' || value === 'MATERIAL') return t(`devices.types.${value}`)
    if (field === 'is_boiler' || field === 'archived') return t(value ? 'reference.sheet.yes' : 'reference.sheet.no')
    return value === '' ? t('reference.sheet.empty') : value
  }
  const facts = [
    ...line.faults.map(({ field, code }) =>
      t('reference.sheet.fact', { field: headings[field]?.[language], value: t(`reference.sheet.faults.${code}`) }),
    ),
    ...line.changes.map(({ field, from, to }) =>
      t('reference.sheet.change', {
        field: headings[field]?.[language],
        from: shown(field, from),
        to: shown(field, to),
      }),
    ),
  ]
  return (
    <li>
      <span className={classes.at}>{t('reference.sheet.line', { line: line.line })}</span>
      <span className={classes.what}>
        {line.name && <strong>{line.name}</strong>}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </li>
  )
}
