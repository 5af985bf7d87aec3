import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useDownloadCredentials } from '../invitations/api.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { run } from '../ui/call.ts'
import { ActivationChip } from './ActivationChip.tsx'
import type { Project } from './api.ts'
import classes from './CodeCard.module.css'
import { CommissioningDate } from './CommissioningDate.tsx'

type Props = {
  project: Project
  /** Where no other part of the page invites. */
  invite?: ReactNode
  log: ReactNode
}

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
      actions={project.cannot.invite !== 'RESIDENCE_ALREADY_ACTIVATED' && invite}
    >
      {code && (
        <div className={classes.code}>
          <span className="visually-hidden">{t('projectPage.code.label')} </span>
          <span className={classes.value}>{code}</span>
          {hidden === null && <CopyButton value={code} what={t('projectPage.code.label')} />}
        </div>
      )}
      {code && hidden && <p className={classes.hidden}>{hidden}</p>}
      <CredentialsButton project={project} />
      <Facts>
        <Fact title={t('projectPage.code.commissioning')}>
          <CommissioningDate project={project} />
        </Fact>
      </Facts>
      {log}
    </Card>
  )
}

/** The sheet prints the code: why that is masked has been said above, and a button that only repeats it is none. */
function CredentialsButton({ project }: { project: Project }) {
  const { t } = useTranslation()
  const reason = useReason()
  const download = useDownloadCredentials()
  const { id, type, name, cannot } = project
  if (cannot.download_credentials === 'RESIDENCE_CODE_MASKED') return null
  // A name of the system's own: what separates folders cannot be in it.
  const fileName = t('projectPage.code.file', { name: name.replace(/[/\\:*?"<>|]/g, ' ') })
  return (
    <ActButton
      className={classes.sheet ?? ''}
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      closed={reason(cannot.download_credentials)}
      loading={download.isPending}
      aria-label={t('projectPage.code.download')}
      onClick={() => run(download, { id, type, fileName })}
    >
      {t('projectPage.code.sheet')}
    </ActButton>
  )
}
