import { Button } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useTranslation } from '../ui/texts.ts'
import { useCloseAccount } from './choices.ts'
import classes from './NotificationsCard.module.css'

/** Whoever wants to be erased asks for it here: the account closes at once, for good. */
export function CloseAccountCard({ userId, username }: { userId: number; username: string }) {
  const { t } = useTranslation()
  const [asking, ask] = useState(false)
  const call = useCloseAccount()
  return (
    <Card title={t('accounts.close.title')}>
      <p className={classes.note}>{t('accounts.close.text')}</p>
      <Button
        variant="default"
        leftSection={<IconUserX size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {t('accounts.close.submit')}
      </Button>
      {asking && (
        <Confirm
          title={t('accounts.close.submit')}
          text={t('accounts.close.text')}
          typed={username}
          call={call}
          input={{ user_id: userId }}
          onDone={() => ask(false)}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  )
}
