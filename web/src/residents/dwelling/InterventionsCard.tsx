import type { Document } from '@logis/contract/documents'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { FileList } from '../SharedFiles.tsx'
import { useInterventions } from './api.ts'
import care from './Care.module.css'
import classes from './Equipment.module.css'

const FilePreviewPanel = onDemand(() =>
  import('../../platform/FilePreviewPanel.tsx').then((module) => module.FilePreviewPanel),
)

/** What was done in the home, by whom, with the certificates; of a gas passport, all there is. */
export function InterventionsCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useInterventions(home.id))
  const [previewed, setPreviewed] = useState<Document | null>(null)
  const title = t(home.is_ptg ? 'dwelling.passport.title' : 'dwelling.interventions.title')
  if (error) return <Card title={title} error={error} onRetry={() => void refetch()} />
  if (!data || data.data.length === 0) return null
  return (
    <Card title={title}>
      {home.is_ptg && <p className={care.note}>{t('dwelling.passport.text')}</p>}
      {data.data.map(({ id, type, company, date, product, files }) => (
        <section key={id}>
          <h3 className={classes.head}>{t(`interventions.types.${type}`)}</h3>
          <p className={care.note}>
            {date
              ? t('dwelling.interventions.by', { company: company.name, date: formatDate(date) })
              : t('dwelling.interventions.undated', { company: company.name })}
            {product && ` · ${product.manufacturer.name} ${product.name}`}
          </p>
          <FileList files={Object.values(files).flat()} onOpen={setPreviewed} />
        </section>
      ))}
      {previewed && <FilePreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </Card>
  )
}
