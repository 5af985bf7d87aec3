import { useTranslation } from '../ui/texts.ts'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import type { Missed } from './sending.ts'
import classes from './Sortings.module.css'

/** What did not come of what was dropped, each with its reason. */
export function MissedFiles({ missed }: { missed: readonly Missed[] }) {
  const { t } = useTranslation()
  return (
    <ErrorNote>
      <p>{t('sortings.drop.missed', { count: missed.length })}</p>
      <ul className={classes.missed}>
        {missed.map(({ path, error }) => (
          <li key={path}>
            <bdi>{path}</bdi> – <RefusalText error={error} />
          </li>
        ))}
      </ul>
    </ErrorNote>
  )
}
