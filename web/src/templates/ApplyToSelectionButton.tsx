import { useDisclosure } from '@mantine/hooks'
import { IconTemplate } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { durations, tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import type { ProjectRow } from '../projects/api.ts'
import type { Named, Outcome } from './outcome.ts'
import { onDemand } from '../ui/onDemand.tsx'

const ApplyTemplateDialog = onDemand(() =>
  import('./ApplyTemplateDialog.tsx').then((module) => module.ApplyTemplateDialog),
)

type Props = {
  companyId: number
  projects: readonly ProjectRow[]
  /** Why not to these, a sentence. */
  closed?: string | null
  onDone: (missed: readonly Named[]) => void
}

/** PRJ-09, TPL-14: one template for the selected projects, closed while none is; a toast names those it reached (TPL-23). */
export function ApplyToSelectionButton({ companyId, projects, closed = null, onDone }: Props) {
  const { t } = useTranslation()
  const none = projects.length === 0
  const [applying, apply] = useDisclosure(false)
  const done = ({ applied, missed }: Outcome, text: string) => {
    if (applied.length > 0) tellSuccess(text, durations.notice)
    onDone(missed)
  }
  return (
    <>
      <ActButton
        {...(none ? { variant: 'default' } : { size: 'xs' })}
        leftSection={<IconTemplate size={16} aria-hidden />}
        aria-haspopup="dialog"
        closed={none ? t('projects.bulk.none') : closed}
        onClick={apply.open}
      >
        {t('projects.bulk.applyTemplate')}
      </ActButton>
      {applying && <ApplyTemplateDialog {...{ companyId, projects }} onDone={done} onClose={apply.close} />}
    </>
  )
}
