import { IconSend } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { listInputOf, type TableState } from '../ui/tableState.ts'
import { usePrepareCampaign } from './usePrepareCampaign.ts'

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
  const { prepare, isPending } = usePrepareCampaign(companyId)
  const isOfList = projects.length === 0
  const choice = () => {
    const { search } = listInputOf({ ...state, page: 1 }, { activated: '0' })
    return isOfList ? { search } : { residence_ids: projects.map(({ id }) => id) }
  }
  return (
    <ActButton
      {...(isOfList ? { variant: 'default' } : { size: 'xs' })}
      leftSection={<IconSend size={16} aria-hidden />}
      closed={closed}
      loading={isPending}
      onClick={() => prepare(choice())}
    >
      {t('projects.bulk.invite')}
    </ActButton>
  )
}
