import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import type { Project } from './api.ts'

const ActivateDialog = onDemand(() => import('./ActivateDialog.tsx').then((module) => module.ActivateDialog))

/** FLAT-08, D2-C08: one act for the whole building; off, with its reason, where nobody can own the flats. */
export function ActivateButton({ project, companyId }: { project: Project; companyId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActButton
        variant="default"
        leftSection={<IconKey size={16} aria-hidden />}
        closed={reason(project.cannot.activate)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('tenants.activate.open')}
      </ActButton>
      {open && <ActivateDialog project={project} companyId={companyId} onClose={() => setOpen(false)} />}
    </>
  )
}
