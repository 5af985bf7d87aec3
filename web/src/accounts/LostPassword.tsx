import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSoon } from '../platform/telling.ts'
import { onDemand } from '../ui/onDemand.tsx'
import classes from './Entrance.module.css'

const LostPasswordDialog = onDemand(() =>
  import('./LostPasswordDialog.tsx').then((module) => module.LostPasswordDialog),
)

/** The way out below the fields of a sign-in, for whom was typed there. */
export function LostPassword({ scope, email }: { scope: 'partner' | 'resident'; email: string }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const sent = () => {
    close()
    tellSoon(({ tellSuccess }) => tellSuccess(t('accounts.lost.sent')))
  }
  return (
    <>
      <button className={classes.act} data-reaching type="button" onClick={() => setOpened(true)}>
        {t('accounts.login.lost')}
      </button>
      {opened && <LostPasswordDialog scope={scope} email={email} onClose={close} onSent={sent} />}
    </>
  )
}
