import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import type { Booklet } from './api.ts'
import classes from './Booklet.module.css'

/** What was done, when and by whom, what it touched and the papers that speak of it. */
export function WorkLines({ work }: { work: Booklet['works'][number] }) {
  const { t } = useTranslation()
  const { description, done_on, company_name, touched, documents } = work
  const about = [...touched.map((part) => t(`booklet.touch.${part}`)), ...documents.map(({ name }) => name)]
  return (
    <span className={classes.what}>
      <span className={classes.said}>{description}</span>
      <span>{t('booklet.work.line', { date: formatDate(done_on), company: company_name })}</span>
      {about.length > 0 && <span>{about.join(', ')}</span>}
    </span>
  )
}
