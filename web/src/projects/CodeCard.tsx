import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownloadCredentials } from '../invitations/api.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ActivationChip } from './ActivationChip.tsx'
import type { Project } from './api.ts'
import classes from './CodeCard.module.css'
import { CommissioningDate } from './CommissioningDate.tsx'

type Props = { project: Project; invite: ReactNode; log: ReactNode }

/** CODE-01..05: the code that opens the home to its residents, and when its equipment was put to work. */
export function CodeCard({ project, invite, log }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { residence_code: code } = project
  const hidden = reason(project.cannot.see_code)
  return (
    <Card
      title={t('projects.cards.code')}
      chips={<ActivationChip project={project} />}
      actions={
        <>
          <CredentialsButton project={project} />
          {project.cannot.invite !== 'RESIDENCE_ALREADY_ACTIVATED' && invite}
        </>
      }
    >
      <div className={classes.top}>
        {code && (
          <div>
            <div className={classes.label}>{t('projects.code.label')}</div>
            <div className={classes.code}>
              <span>{code}</span>
              {hidden === null && <CopyButton value={code} what={t('projects.code.label')} />}
            </div>
            {hidden && <div className={classes.hidden}>{hidden}</div>}
          </div>
        )}
        <div>
          <div className={classes.label}>{t('projects.code.commissioning')}</div>
          <CommissioningDate project={project} />
        </div>
      </div>
      {log}
    </Card>
  )
}

function CredentialsButton({ project }: { project: Project }) {
  const { t } = useTranslation()
  const reason = useReason()
  const download = useDownloadCredentials()
  const { id, type, name } = project
  // A name of the system's own: what separates folders cannot be in it.
  const fileName = t('projects.code.file', { name: name.replace(/[/\\:*?"<>|]/g, ' ') })
  return (
    <ActButton
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      closed={reason(project.cannot.download_credentials)}
      loading={download.isPending}
      onClick={() => download.mutate({ id, type, fileName })}
    >
      {t('projects.code.download')}
    </ActButton>
  )
}
