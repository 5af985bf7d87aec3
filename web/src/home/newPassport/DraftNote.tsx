import { Button } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './DraftNote.module.css'

type Props = {
  /** Why nothing can be created, which may have come about since the dialog was opened. */
  closed: string | false | null
  /** How many may still be created; null where it is not known. */
  left: number | null
  lostFiles: readonly string[]
  /** Null when there is nothing to begin anew. */
  onRestart: (() => void) | null
}

/** Above every step: what the quota leaves, and what was found again. */
export function DraftNote({ closed, left, lostFiles, onRestart }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      {closed && <FieldHint>{closed}</FieldHint>}
      {left !== null && <p className={classes.left}>{t('passports.create.left', { count: left })}</p>}
      {onRestart && (
        <div className={classes.found} role="status">
          <FieldHint>
            {t('passports.create.found')}
            {lostFiles.length > 0 && ` ${t('passports.create.lostFiles', { names: lostFiles.join(', ') })}`}
          </FieldHint>
          <Button variant="subtle" size="compact-sm" onClick={onRestart}>
            {t('passports.create.restart')}
          </Button>
        </div>
      )}
    </div>
  )
}
