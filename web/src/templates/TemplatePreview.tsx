import { Skeleton } from '@mantine/core'
import { sayRefusal } from '../platform/reasons.ts'
import { useTranslation } from '../ui/texts.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { usePreview } from './api.ts'
import classes from './TemplatePreview.module.css'

type Props = { companyId: number; templateId: number; residences: readonly number[] }
const parts = ['documents', 'devices', 'contacts'] as const

/** What a template would add to how many projects, and which cannot receive it and why. */
export function TemplatePreview({ companyId, templateId, residences }: Props) {
  const { t } = useTranslation()
  const query = usePreview(companyId, templateId, residences)
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton height={96} mt="md" />
  const { receiving, complete, left_out, left_out_count, ...added } = query.data.data
  const rest = left_out_count - left_out.length
  return (
    <section className={classes.preview} aria-label={t('templates.preview.title')} aria-live="polite">
      <h3>{t('templates.preview.title')}</h3>
      {receiving === 0 && <p>{t('templates.preview.nothing')}</p>}
      <ul>
        {parts
          .filter((part) => added[part].entries > 0)
          .map((part) => (
            <li key={part}>
              {t('templates.preview.in', {
                what: t(`templates.preview.${part}`, { count: added[part].entries }),
                count: added[part].projects,
              })}
            </li>
          ))}
      </ul>
      {complete > 0 && <p>{t('templates.preview.complete', { count: complete })}</p>}
      {left_out_count > 0 && (
        <>
          <p className={classes.leftOut}>{t('templates.preview.leftOut', { count: left_out_count })}</p>
          <ul className={classes.names}>
            {left_out.map(({ id, name, reason }) => (
              <li key={id}>
                {name}
                <span>{sayRefusal(t, reason)}</span>
              </li>
            ))}
            {rest > 0 && <li>{t('templates.preview.more', { count: rest })}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
