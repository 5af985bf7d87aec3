import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useIdentity } from '../../platform/identity.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import type { Home } from '../api.ts'
import { useLeave } from './api.ts'
import classes from './Sale.module.css'

/** A tenant leaves by themselves, whoever decides who comes in (decision 96). */
export function LeaveCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const [asking, ask] = useState(false)
  const leave = useLeave(() => tellSuccess(t('dwelling.leaving.done', { home: home.name })))
  return (
    <Card title={t('dwelling.leaving.title')}>
      <p className={classes.note}>{t('dwelling.leaving.text')}</p>
      <p className={classes.acts}>
        <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => ask(true)}>
          {t('dwelling.leaving.title')}
        </Button>
      </p>
      {asking && (
        <Confirm
          title={t('dwelling.leaving.title')}
          text={t('dwelling.leaving.question', { home: home.name })}
          call={leave}
          input={{ residence_id: home.id, user_id: user.id }}
          onDone={() => ask(false)}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  )
}
