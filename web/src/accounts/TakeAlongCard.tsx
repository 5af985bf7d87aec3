import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { useTakeAlong } from './choices.ts'
import classes from './NotificationsCard.module.css'

/** What one may always ask for: everything of one's own, as a file. */
export function TakeAlongCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const take = useTakeAlong(userId)
  return (
    <Card title={t('accounts.takeAlong.title')}>
      <p className={classes.note}>{t('accounts.takeAlong.text')}</p>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={take.isPending}
        onClick={() => run(take, undefined)}
      >
        {t('accounts.takeAlong.submit')}
      </Button>
    </Card>
  )
}
