import { Anchor } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const LostPasswordDialog = onDemand(() =>
  import('./LostPasswordDialog.tsx').then((module) => module.LostPasswordDialog),
)

/** The way out below the fields of a sign-in. */
export function LostPassword({ scope }: { scope: 'partner' | 'resident' }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const sent = () => {
    close()
    tellSuccess(t('accounts.lost.sent'))
  }
  return (
    <>
      <Anchor data-reaching component="button" type="button" onClick={open}>
        {t('accounts.login.lost')}
      </Anchor>
      {opened && <LostPasswordDialog scope={scope} onClose={close} onSent={sent} />}
    </>
  )
}
