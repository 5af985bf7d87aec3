import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useIdentity } from '../platform/identity.ts'
import { invites } from './invites.ts'
import { usePrepareCampaign, type Choice } from './usePrepareCampaign.ts'

type Props = { companyId: number; choice: Choice; variant?: 'filled' | 'default' }

/** Prepares a campaign of the homes that something has just brought, for whoever may; nothing leaves by it. */
export function PrepareButton({ companyId, choice, variant = 'filled' }: Props) {
  const { t } = useTranslation()
  const { prepare, isPending } = usePrepareCampaign(companyId)
  if (!invites(useIdentity())) return null
  return (
    <Button
      variant={variant}
      leftSection={<IconSend size={16} aria-hidden />}
      loading={isPending}
      onClick={() => prepare(choice)}
    >
      {t('campaigns.prepare')}
    </Button>
  )
}
