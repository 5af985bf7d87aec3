import { Button } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { refusedOf } from '../ui/refusal.ts'
import { RefusalText } from '../ui/RefusalText.tsx'
import classes from './SaveMark.module.css'
import type { useFieldSave } from './useFieldSave.ts'

type Props = Pick<ReturnType<typeof useFieldSave>, 'state' | 'error' | 'retry'>

/** Whether a field that saves by itself has done so. */
export function SaveMark({ state, error, retry }: Props) {
  const { t } = useTranslation()
  return (
    <span className={classes.mark} data-state={state} role="status">
      {state === 'saving' && t('interventions.save.saving')}
      {state === 'saved' && t('interventions.save.saved')}
      {state === 'failed' && (
        <>
          {t('interventions.save.failed')}
          {refusedOf(error) && (
            <>
              {' – '}
              <RefusalText error={error} />
            </>
          )}{' '}
          <Button variant="subtle" size="compact-xs" onClick={retry}>
            {t('ui.action.retry')}
          </Button>
        </>
      )}
    </span>
  )
}
