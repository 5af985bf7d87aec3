import { Button } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatHour } from '../platform/formats.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useDeleteCampaign, useEditCampaign, type Campaign } from './api.ts'
import classes from './Campaigns.module.css'
import { DraftHomes } from './DraftHomes.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { SendFoot } from './SendFoot.tsx'

const AddHomesDialog = onDemand(() => import('./AddHomesDialog.tsx').then((module) => module.AddHomesDialog))

/** A draft: whom it writes to on the left, what it says on the right, and the acts at the foot. */
export function Compose({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const edit = useEditCampaign()
  const remove = useDeleteCampaign()
  const [asked, setAsked] = useState<'add' | 'delete' | null>(null)
  const { company_id, id, cannot, author, updated_at, total } = campaign
  const isOpen = cannot.edit === null
  const saved = edit.isPending
    ? t('campaigns.saving')
    : t('campaigns.saved', { time: formatHour(updated_at), name: author?.name ?? '' })
  return (
    <>
      <PageHeader
        title={t('campaigns.invite', { count: total })}
        subtitle={`${campaign.name}. ${saved}`}
        actions={
          isOpen && (
            <>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setAsked('add')}
              >
                {t('campaigns.add.open')}
              </Button>
              <MenuButton
                position="bottom-end"
                button={
                  <Button variant="default" px={10} miw="var(--logis-target-size)" aria-label={t('campaigns.more')}>
                    <IconDots size={18} aria-hidden />
                  </Button>
                }
              >
                {(Menu) => (
                  <Menu.Act kind="delete" onClick={() => setAsked('delete')}>
                    {t('campaigns.delete.open')}
                  </Menu.Act>
                )}
              </MenuButton>
            </>
          )
        }
      />
      <div className={classes.compose}>
        <div className={classes.homes}>
          <DraftHomes campaign={campaign} />
        </div>
        <MessagePanel key={id} campaign={campaign} save={edit} />
      </div>
      <SendFoot campaign={campaign} isSaving={edit.isPending} />
      {asked === 'add' && <AddHomesDialog campaign={campaign} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <Confirm
          title={t('campaigns.delete.title')}
          text={t('campaigns.delete.text', { name: campaign.name })}
          call={remove}
          input={{ company_id, campaign_id: id }}
          onDone={() => void navigate({ to: paths.campaigns(company_id) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
