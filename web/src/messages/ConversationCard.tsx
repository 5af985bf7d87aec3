import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { Card } from '../ui/Card.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useAnswer, useClose, useConversation } from './api.ts'
import { Composer } from './Composer.tsx'
import classes from './Messages.module.css'
import { Thread } from './Thread.tsx'

/** One conversation with a resident, and the answer to it. */
export function ConversationCard({ companyId, id }: { companyId: number; id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useConversation(companyId, id))
  const answer = useAnswer(companyId, id)
  const close = useClose()
  if (error?.status === 404) return <NotFoundPage />
  if (error || !data)
    return (
      <Card title={t('messages.thread')} error={error} onRetry={() => void refetch()}>
        <Skeleton height={240} role="status" aria-label={t('ui.loading')} />
      </Card>
    )
  const { resident, residence, messages, is_over, is_closed, waiting, file_limit, cannot } = data.data
  return (
    <Card
      title={t('messages.line', { name: resident.name, home: residence.name })}
      actions={
        <>
          <Button
            renderRoot={(props) => <Link {...props} to={paths.messages(companyId)} />}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {t('messages.back')}
          </Button>
          <Button
            renderRoot={(props) => <Link {...props} to={paths.project(residence.company_id, residence.id)} />}
            variant="default"
          >
            {t('messages.project')}
          </Button>
          {waiting && cannot.close === null && (
            <Button
              variant="default"
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={close.isPending}
              onClick={() =>
                run(
                  close,
                  { company_id: companyId, conversation_id: id, until: messages.at(-1)?.id },
                  { onSuccess: () => tellSuccess(t('messages.closed')) },
                )
              }
            >
              {t('messages.close')}
            </Button>
          )}
        </>
      }
    >
      <Thread messages={messages} side="COMPANY" company="" />
      {is_closed && <p className={classes.note}>{t('messages.isClosed')}</p>}
      {cannot.write === null ? (
        <Composer
          label={t('messages.compose.answer')}
          place={`conversation.${id}`}
          fileLimit={file_limit}
          call={answer}
        />
      ) : (
        <p className={classes.note}>{t(is_over ? 'messages.over' : 'messages.readOnly')}</p>
      )}
    </Card>
  )
}
