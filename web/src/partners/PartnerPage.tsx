import { Button, Skeleton } from '@mantine/core'
import { IconArrowMerge, IconArrowsRightLeft, IconCircleCheck, IconPencil, IconPlayerPause } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Apart } from '../ui/Alone.tsx'
import { useTranslation } from '../ui/texts.ts'
import { useEntriesOf, type AdministrationEntry } from '../administration/api.ts'
import { EntriesCard } from '../administration/EntriesCard.tsx'
import { NotesCard } from '../notes/NotesCard.tsx'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { tellAndClose, tellSuccess } from '../platform/teller.tsx'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { FailedPage } from '../ui/FailedPage.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RowMenu } from '../ui/RowMenu.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useDeletePartner, useEnablePartner, usePartner, type Partner } from './api.ts'
import { FiguresCard } from './FiguresCard.tsx'
import { LinksCard } from './LinksCard.tsx'
import columns from '../ui/CardColumns.module.css'
import classes from './Partners.module.css'
import { PartnerState } from './partnerTable.tsx'
import { SubscriptionsCard } from '../subscriptions/SubscriptionsCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { QuotaCard } from './QuotaCard.tsx'

const InviteDialog = onDemand(() => import('../companies/team/InviteDialog.tsx').then((module) => module.InviteDialog))
const EditPartnerDialog = onDemand(() => import('./PartnerDialogs.tsx').then((module) => module.EditPartnerDialog))
const DisablePartnerDialog = onDemand(() =>
  import('./PartnerDialogs.tsx').then((module) => module.DisablePartnerDialog),
)
const MergePartnerDialog = onDemand(() =>
  import('./MergePartnerDialog.tsx').then((module) => module.MergePartnerDialog),
)
const MovePartnerDialog = onDemand(() => import('./MovePartnerDialog.tsx').then((module) => module.MovePartnerDialog))

type Act = 'edit' | 'move' | 'merge' | 'disable' | 'enable' | 'delete' | 'invite'

/** ADMIN-12: one company, with all that an administrator decides of it. */
export function PartnerPage() {
  const { t } = useTranslation()
  const { company_id } = useParams({ strict: false })
  const query = useSettled(usePartner(Number(company_id)))
  const partner = query.data?.data
  useCrumbs([
    { label: t('administration.title') },
    { label: t('partners.title'), to: paths.partners() },
    { label: partner?.name ?? '…' },
  ])
  if (query.error)
    return <FailedPage title={t('partners.failed')} error={query.error} onRetry={() => void query.refetch()} />
  return partner ? <Whole key={partner.id} partner={partner} /> : <Skeleton height={480} />
}

function Whole({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const [act, open] = useState<Act | null>(null)
  const close = () => open(null)
  const parents = partner.parents.map(({ name }) => name).join(' › ')
  return (
    <>
      <PageHeader
        title={partner.name}
        picture={<CompanyLogo name={partner.name} path={partner.picture_path} size={56} />}
        subtitle={[t(`home.types.${partner.type}`), parents].filter(Boolean).join(' · ')}
        chips={<PartnerState {...partner} />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => open('edit')}
            >
              {t('partners.edit.open')}
            </Button>
            <ActsMenu partner={partner} onAct={open} />
          </>
        }
      />
      {partner.disabled_reason !== null && <Disabled partner={partner} />}
      <div className={columns.cards}>
        <div className={columns.column}>
          <Apart>
            <FiguresCard partner={partner} />
            <PeopleCard partner={partner} onInvite={() => open('invite')} />
            <EntriesCard model="Company" id={partner.id} />
          </Apart>
        </div>
        <div className={columns.column}>
          <Apart>
            <SubscriptionsCard company={partner} />
            {partner.type === 'INSTALLER' && <QuotaCard companyId={partner.id} />}
            <LinksCard partner={partner} />
            <NotesCard model="Company" id={partner.id} />
          </Apart>
        </div>
      </div>
      {act === 'invite' && <InviteDialog companyId={partner.id} onClose={close} />}
      {act === 'edit' && <EditPartnerDialog partner={partner} onClose={close} />}
      {act === 'move' && <MovePartnerDialog partner={partner} onClose={close} />}
      {act === 'merge' && <MergePartnerDialog partner={partner} onClose={close} />}
      {act === 'disable' && <DisablePartnerDialog partner={partner} onClose={close} />}
      {act === 'enable' && <Enable partner={partner} onClose={close} />}
      {act === 'delete' && <Remove partner={partner} onClose={close} />}
    </>
  )
}

/** The newest of them is the one that lasts. */
const isDisabling = ({ changes }: AdministrationEntry) =>
  changes.some(({ attribute_name, value }) => attribute_name === 'disabled_reason' && value !== null)

function Disabled({ partner: { id, disabled_at, disabled_reason } }: { partner: Partner }) {
  const { t } = useTranslation()
  const by = useEntriesOf('Company', id).data?.data.find(isDisabling)?.actor
  const { formatDateTime } = useFormats()
  return (
    <div className={classes.disabled}>
      <ErrorNote title={t('partners.disabledOn', { date: formatDateTime(disabled_at ?? '') })}>
        <p>{disabled_reason}</p>
        {by && <p>{t('partners.disabledBy', { name: by.name ?? t('administration.gone', { id: by.id }) })}</p>}
      </ErrorNote>
    </div>
  )
}

function ActsMenu({ partner: { name, state, cannot }, onAct }: { partner: Partner; onAct: (act: Act) => void }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <RowMenu label={t('partners.menu', { name })}>
      {(Menu) => (
        <>
          <Menu.Act leftSection={<IconArrowsRightLeft size={16} aria-hidden />} onClick={() => onAct('move')}>
            {t('partners.move.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={() => onAct('merge')}>
            {t('partners.merge.title')}
          </Menu.Act>
          {state === 'ACTIVE' ? (
            <Menu.Act
              leftSection={<IconPlayerPause size={16} aria-hidden />}
              closed={reason(cannot.disable)}
              onClick={() => onAct('disable')}
            >
              {t('partners.disable.title')}
            </Menu.Act>
          ) : (
            <Menu.Act
              leftSection={<IconCircleCheck size={16} aria-hidden />}
              closed={reason(cannot.enable)}
              onClick={() => onAct('enable')}
            >
              {t('partners.enable.title')}
            </Menu.Act>
          )}
          <Menu.Act kind="delete" closed={reason(cannot.delete)} onClick={() => onAct('delete')}>
            {t('partners.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type Asked = { partner: Partner; onClose: () => void }

function Enable({ partner: { id, name }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('partners.enable.title')}
      text={t('partners.enable.text', { name })}
      destructive={false}
      call={useEnablePartner()}
      input={{ company_id: id }}
      onDone={() => tellAndClose(t('partners.enable.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

function Remove({ partner: { id, name }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('partners.remove.title')}
      text={t('partners.remove.text', { name })}
      call={useDeletePartner()}
      input={{ company_id: id }}
      onDone={() => tellSuccess(t('partners.remove.done', { name }))}
      onClose={onClose}
    />
  )
}
