import { IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { tellRefused } from '../platform/teller.tsx'
import { asRefused } from '../platform/refused.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { listInputOf, type TableState } from '../ui/tableState.ts'
import { useCreateCampaign } from './api.ts'

type Props = {
  companyId: number
  /** Those that are ticked; none: those of the list that are not activated. */
  projects: readonly { id: number }[]
  state: TableState
  closed?: string | null
}

/** Prepares a campaign of the ticked projects, or of the list as it is searched; nothing leaves by it. */
export function InviteButton({ companyId, projects, state, closed = null }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateCampaign()
  const isOfList = projects.length === 0
  const prepare = () => {
    const { search } = listInputOf({ ...state, page: 1 }, { activated: '0' })
    const choice = isOfList ? { search } : { residence_ids: projects.map(({ id }) => id) }
    create.mutate(
      { company_id: companyId, ...choice },
      {
        onSuccess: ({ data }) => void navigate({ to: paths.campaign(companyId, data.id) }),
        onError: (error) => tellRefused(asRefused(error)),
      },
    )
  }
  return (
    <ActButton
      {...(isOfList ? { variant: 'default' } : { size: 'xs' })}
      leftSection={<IconSend size={16} aria-hidden />}
      closed={closed}
      loading={create.isPending}
      onClick={prepare}
    >
      {t('projects.bulk.invite')}
    </ActButton>
  )
}
