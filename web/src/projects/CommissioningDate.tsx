import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Tip } from '../ui/Tip.tsx'
import type { Project } from './api.ts'
import classes from './CommissioningDate.module.css'
import { onDemand } from '../ui/onDemand.tsx'

const CommissioningDateDialog = onDemand(() =>
  import('./CommissioningDateDialog.tsx').then((module) => module.CommissioningDateDialog),
)

/** CODE-04: the date, or a warning while it is unknown: the upkeep of the equipment counts from it. */
export function CommissioningDate({ project }: { project: Project }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [editing, edit] = useDisclosure(false)
  const { commissioning_date: date } = project
  return (
    <div className={classes.line}>
      {date ? (
        <span className={classes.date}>{formatDate(date)}</span>
      ) : (
        <Tip label={t('projectPage.code.unknownHelp')} touch>
          <button type="button" className={classes.unknown}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('projectPage.code.unknown')}
          </button>
        </Tip>
      )}
      <ActButton
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={t(date ? 'projectPage.code.editDate' : 'projectPage.code.addDate')}
        closed={reason(project.cannot.set_commissioning_date)}
        onClick={edit.open}
      >
        {t(date ? 'projectPage.code.edit' : 'projectPage.code.add')}
      </ActButton>
      {editing && <CommissioningDateDialog project={project} onClose={edit.close} />}
    </div>
  )
}
