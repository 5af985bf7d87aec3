import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../../ui/texts.ts'
import { durations, tellSuccess } from '../../platform/teller.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { useSendFlatsSheets } from './api.ts'
import type { Ticked } from './TickedActs.tsx'

type Props = { building: Pick<Project, 'id'>; count: number; ticked?: Ticked; onClose: () => void }

/** CODE-22. Asked first: every home's code leaves, and counts as sent. */
export function MailSheets({ building, count, ticked, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('flatActs.sheets.mail')}
      text={t('flatActs.sheets.mailText', { count })}
      destructive={false}
      call={useSendFlatsSheets()}
      input={{ residence_id: building.id, ...(ticked && { flat_ids: ticked.ids }) }}
      onDone={({ data }) => {
        tellSuccess(t('flatActs.sheets.mailed', { recipient: data.recipient }), durations.templateApplied)
        ticked?.onDone([])
        onClose()
      }}
      onClose={onClose}
    />
  )
}
