import { Button } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconPencil, IconTemplate } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { Card } from '../ui/Card.tsx'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { addressLine } from '../addresses/address.ts'
import type { Project } from './api.ts'
import classes from './InformationCard.module.css'
import { onDemand } from '../ui/onDemand.tsx'

const EditProjectDialog = onDemand(() => import('./EditProjectDialog.tsx').then((module) => module.EditProjectDialog))

type Props = { project: Project; provisions: ReactNode; study: ReactNode; onApplyTemplate: () => void }

/** PRJ-27..31. */
export function InformationCard({ project, provisions, study, onApplyTemplate }: Props) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<'all' | 'email' | null>(null)
  const address = project.contact_information.addresses[0]
  return (
    <Card
      title={t('projects.cards.information')}
      actions={<EditMenu project={project} onEdit={() => setEditing('all')} onApplyTemplate={onApplyTemplate} />}
    >
      <Facts className={classes.facts}>
        <Fact title={t('projects.field.name')}>{project.name}</Fact>
        <Fact title={t('projects.field.type')}>{t(`projects.types.${project.type}`)}</Fact>
        <Fact title={t('projects.field.address')}>
          {addressLine(address) ?? t('projects.information.noAddress')}
          {address?.extra_infos && <div className={classes.more}>{address.extra_infos}</div>}
        </Fact>
        <Fact title={t('projects.field.contract_number')}>
          {project.contract_number ?? t('projects.information.noContract')}
        </Fact>
        {!project.tenant_context && (
          <Fact title={t('projects.field.email')}>
            <Emails project={project} onAdd={() => setEditing('email')} />
          </Fact>
        )}
        <Fact title={t('projects.field.created_at')}>{formatDate(project.created_at)}</Fact>
        <Fact title={t('projects.information.provisions')}>{provisions}</Fact>
        <Fact title={t('projects.information.study')}>{study}</Fact>
      </Facts>
      {editing && (
        <EditProjectDialog
          project={project}
          focus={editing === 'email' ? 'email' : undefined}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

/** PRJ-29: without an e-mail no home is ever activated, so its absence is said where it would be. */
function Emails({ project, onAdd }: { project: Project; onAdd: () => void }) {
  const { t } = useTranslation()
  const emails = project.contact_information.emails
  if (emails.length > 0)
    return emails.map(({ email }) => (
      <div key={email}>
        <EmailAddress of={email} />
      </div>
    ))
  return (
    <div className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {t('projects.information.noEmail')}
        <span className={classes.more}>{t('projects.information.noEmailHelp')}</span>
      </span>
      {project.cannot.edit === null && (
        <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={onAdd}>
          {t('projects.edit.addEmail')}
        </Button>
      )}
    </div>
  )
}

type EditProps = { project: Project; onEdit: () => void; onApplyTemplate: () => void }

/** PRJ-31: exactly two entries. */
function EditMenu({ project: { cannot }, onEdit, onApplyTemplate }: EditProps) {
  const { t } = useTranslation()
  const reason = useReason()
  if (reason(cannot.edit) === false && reason(cannot.apply_template) === false) return null
  return (
    <MenuButton
      position="bottom-end"
      button={
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('projects.edit.menu')}
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Act leftSection={<IconPencil size={16} aria-hidden />} closed={reason(cannot.edit)} onClick={onEdit}>
            {t('projects.edit.open')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconTemplate size={16} aria-hidden />}
            closed={reason(cannot.apply_template)}
            onClick={onApplyTemplate}
          >
            {t('projects.edit.applyTemplate')}
          </Menu.Act>
        </>
      )}
    </MenuButton>
  )
}
