import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Project } from '@logis/contract/projects'
import type { StudyProposals as Proposals, ThermalStudy } from '@logis/contract/studies'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { formatDate } from '../platform/formats.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { tellRefused, tellSuccess } from '../platform/teller.tsx'
import { useSetCommissioningDate, useSetProjectContact } from '../projects/api.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import { useSetOffice } from './api.ts'
import classes from './StudyProposals.module.css'

/** What the proposals of a study are compared with. */
export type StudiedProject = Pick<
  Project,
  'id' | 'commissioning_date' | 'contact_information' | 'tenant_context' | 'cannot'
>

const plain = (text: string) => text.trim().toLocaleLowerCase('fr')
type Address = NonNullable<Proposals['address']>

const isKnownAddress = (address: Address, { contact_information }: StudiedProject) => {
  const [own] = contact_information.addresses
  return own !== undefined && plain(own.street_name) === plain(address.street_name) && own.zip_code === address.zip_code
}

type Props = { study: ThermalStudy; project: StudiedProject; isOpen: boolean }

/** What else the file says, where the project says otherwise or nothing. Nothing is written until it is accepted. */
export function StudyProposals({ study, project, isOpen }: Props) {
  const { t } = useTranslation()
  const { office, delivery_date, permit_number, address } = study.proposals ?? {}
  const showsOffice = Boolean(office?.name) && study.company === null
  const showsDate = Boolean(delivery_date) && delivery_date !== project.commissioning_date
  const showsAddress =
    Boolean(address) && address !== null && address !== undefined && !isKnownAddress(address, project)
  if (study.status !== 'PARSED' || !(showsOffice || showsDate || showsAddress || permit_number)) return null
  return (
    <section className={classes.proposals} aria-label={t('studies.proposals.title')}>
      <Text size="xs" c="dimmed">
        {t('studies.proposals.title')}
      </Text>
      <dl className={classes.list}>
        {showsOffice && office && (
          <Proposal
            title={t('studies.proposals.office')}
            value={office.name ?? ''}
            note={office.siret ? t('studies.proposals.siret', { siret: office.siret }) : undefined}
          >
            {isOpen && office.company && <UseOffice projectId={project.id} company={office.company} />}
          </Proposal>
        )}
        {showsDate && delivery_date && (
          <Proposal title={t('studies.proposals.delivery_date')} value={formatDate(delivery_date)}>
            {project.cannot.set_commissioning_date === null && <UseDate projectId={project.id} date={delivery_date} />}
          </Proposal>
        )}
        {permit_number && <Proposal title={t('studies.proposals.permit_number')} value={permit_number} />}
        {showsAddress && address && (
          <Proposal title={t('studies.proposals.address')} value={addressLine(address) ?? ''}>
            {project.cannot.edit === null && <UseAddress project={project} address={address} />}
          </Proposal>
        )}
      </dl>
    </section>
  )
}

type ProposalProps = { title: string; value: string; note?: string | undefined; children?: ReactNode }

function Proposal({ title, value, note, children }: ProposalProps) {
  return (
    <div className={classes.proposal}>
      <dt>{title}</dt>
      <dd>
        <span>
          {value}
          {note && <span className={classes.note}>{note}</span>}
        </span>
        {children}
      </dd>
    </div>
  )
}

function UseOffice({ projectId, company }: { projectId: number; company: { id: number; name: string } }) {
  const { t } = useTranslation()
  const set = useSetOffice({ toasts: true })
  const input = { residence_id: projectId, company_id: company.id }
  return (
    <UseButton
      label={t('studies.proposals.useOffice', { value: company.name })}
      loading={set.isPending}
      onClick={() => run(set, input, { onSuccess: () => tellSuccess(t('studies.office.done')) })}
    />
  )
}

function UseDate({ projectId, date }: { projectId: number; date: string }) {
  const { t } = useTranslation()
  const set = useSetCommissioningDate()
  const input = { residence_id: projectId, commissioning_date: date }
  return (
    <>
      <span className={classes.note}>{t('studies.proposals.asCommissioning')}</span>
      <UseButton
        label={t('studies.proposals.useDate', { value: formatDate(date) })}
        loading={set.isPending}
        onClick={() =>
          run(set, input, { onSuccess: () => tellSuccess(t('studies.proposals.dateDone')), onError: tellRefused })
        }
      />
    </>
  )
}

/** The rest of the contact details stays; the position was that of the former address. */
function UseAddress({ project, address }: { project: StudiedProject; address: Address }) {
  const { t } = useTranslation()
  const company_id = useCompanyId()
  const set = useSetProjectContact()
  const { addresses, emails, phones } = project.contact_information
  const input = {
    company_id,
    residence_id: project.id,
    addresses: [{ ...address, extra_infos: addresses[0]?.extra_infos ?? null, country_code: 'FR' as const }],
    phones,
    // In tenant context the e-mails are not sent, and stay as they are (D2-A04).
    ...(!project.tenant_context && { emails }),
  }
  const told = { onSuccess: () => tellSuccess(t('studies.proposals.addressDone')), onError: tellRefused }
  return (
    <UseButton
      label={t('studies.proposals.useAddress', { value: addressLine(address) })}
      loading={set.isPending}
      onClick={() => run(set, input, told)}
    />
  )
}

function UseButton({ label, loading, onClick }: { label: string; loading: boolean; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <ActButton
      variant="default"
      size="compact-xs"
      leftSection={<IconCheck size={14} aria-hidden />}
      aria-label={label}
      loading={loading}
      onClick={onClick}
    >
      {t('studies.proposals.use')}
    </ActButton>
  )
}
