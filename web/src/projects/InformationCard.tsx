import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useWhole } from '../platform/printing.ts'
import { Alone } from '../ui/Alone.tsx'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { showsEmails, type Project } from './api.ts'
import classes from './InformationCard.module.css'

type Props = { project: Project; titleId: string; provisions: ReactNode; study: ReactNode; certificate: ReactNode }

/**
 * PRJ-27..30: what the header has not said of the home. Beside the page all of it; above the page, where it would push
 * the rest out of sight, its first two lines.
 */
export function InformationCard({ project, titleId, provisions, study, certificate }: Props) {
  const { t } = useTranslation()
  const whole = useWhole()
  const beside = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useState(false)
  const all = beside || whole || wanted
  return (
    <div className={classes.card}>
      <h2 className={classes.title} id={titleId} tabIndex={-1}>
        {t('projects.cards.information')}
      </h2>
      <Facts className={classes.facts}>
        {!project.tenant_context && showsEmails(project) && (
          <Fact title={t('projects.field.email')}>
            <Emails project={project} />
          </Fact>
        )}
        <Fact title={t('projects.field.contract_number')}>
          {project.contract_number ?? t('projectPage.information.noContract')}
        </Fact>
        {all && (
          <>
            <Fact title={t('projects.field.created_at')}>{formatDate(project.created_at)}</Fact>
            <Fact title={t('projectPage.information.provisions')}>
              <Alone>{provisions}</Alone>
            </Fact>
            <Fact title={t('projectPage.information.study')}>
              <Alone>{study}</Alone>
            </Fact>
            <Fact title={t('projectPage.information.certificate')}>
              <Alone>{certificate}</Alone>
            </Fact>
          </>
        )}
      </Facts>
      {!beside && (
        <Button
          className={classes.toggle ?? ''}
          variant="subtle"
          size="compact-sm"
          aria-expanded={all}
          onClick={() => setWanted(!wanted)}
        >
          {t(all ? 'projectPage.information.fewer' : 'projectPage.information.more')}
        </Button>
      )}
    </div>
  )
}

/** PRJ-29: without an e-mail no home is ever activated, so its absence is said where it would be. */
function Emails({ project }: { project: Project }) {
  const { t } = useTranslation()
  const emails = project.contact_information.emails
  if (emails.length > 0)
    return emails.map(({ email }) => (
      <div key={email}>
        <EmailAddress of={email} />
      </div>
    ))
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      {t('projectPage.information.noEmail')}
    </span>
  )
}
