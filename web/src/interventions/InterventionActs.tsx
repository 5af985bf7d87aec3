import { IconCheck, IconRotate, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { destructiveLook } from '../ui/destructiveLook.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { run } from '../ui/call.ts'
import { useDeleteIntervention, useEditIntervention, type Intervention } from './api.ts'
import classes from './InterventionDetail.module.css'
import { useMissingTexts } from './useMissingTexts.ts'

type Props = { companyId: number; intervention: Intervention; onFinished: () => void }

/** INT-19..25, INT-36: finish, reopen, delete; and why not yet. */
export function InterventionActs({ companyId, intervention, onFinished }: Props) {
  const { t } = useTranslation()
  const edit = useEditIntervention(intervention.id)
  const { missing, sentence } = useMissingTexts()
  const listId = useId()
  const { status, cannot } = intervention
  const lacking = intervention.cannot.edit === null ? missing(intervention) : []
  const to = (status: Intervention['status'], onSuccess: () => void) =>
    run(edit, { company_id: companyId, intervention_id: intervention.id, intervention: { status } }, { onSuccess })
  if ((status === 'DONE' ? cannot.reopen : cannot.finish) === 'FORBIDDEN')
    return <ToBeRead companyId={companyId} intervention={intervention} />
  // Its answer was lost, and it is as it was asked to be.
  const isDone = edit.variables?.intervention.status === status
  return (
    <>
      <RefusalNote error={isDone ? null : edit.error} />
      <div className={classes.acts}>
        <DeleteButton companyId={companyId} intervention={intervention} />
        {lacking.length > 0 && (
          <ul className={classes.toFinish} id={listId}>
            {lacking.map((piece) => (
              <li key={piece}>{sentence(piece)}</li>
            ))}
          </ul>
        )}
        <StatusButton
          intervention={intervention}
          busy={edit.isPending}
          missing={lacking.map(sentence)}
          onFinish={() =>
            to('DONE', () => {
              tellSuccess(t('interventions.finish.done'))
              onFinished()
            })
          }
          onReopen={() => to('IN_PROGRESS', () => tellSuccess(t('interventions.reopen.done')))}
        />
      </div>
    </>
  )
}

/** Nothing can be done with it, and why. */
function ToBeRead({ companyId, intervention: { company } }: Pick<Props, 'companyId' | 'intervention'>) {
  const { t } = useTranslation()
  return (
    <FieldHint>
      {company.id === companyId ? t('interventions.toBeRead') : t('interventions.ofAnother', { name: company.name })}
    </FieldHint>
  )
}

type StatusProps = {
  intervention: Intervention
  busy: boolean
  missing: readonly string[]
  onFinish: () => void
  onReopen: () => void
}

function StatusButton({ intervention: { status, cannot }, busy, missing, onFinish, onReopen }: StatusProps) {
  const { t } = useTranslation()
  const reason = useReason()
  if (status === 'DONE') {
    return (
      <ActButton
        variant="default"
        leftSection={<IconRotate size={18} aria-hidden />}
        closed={reason(cannot.reopen)}
        loading={busy}
        onClick={onReopen}
      >
        {t('interventions.reopen.open')}
      </ActButton>
    )
  }
  return (
    <ActButton
      leftSection={<IconCheck size={18} aria-hidden />}
      closed={missing.length > 0 ? missing.join(' ') : reason(cannot.finish)}
      loading={busy}
      onClick={onFinish}
    >
      {t('interventions.finish.open')}
    </ActButton>
  )
}

/** INT-38, A-40: not while it is done. */
function DeleteButton({ companyId, intervention }: Pick<Props, 'companyId' | 'intervention'>) {
  const { t } = useTranslation()
  const reason = useReason()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteIntervention()
  const about = { type: t(`interventions.types.${intervention.type}`), name: intervention.residence_name }
  return (
    <>
      <ActButton
        {...destructiveLook}
        leftSection={<IconTrash size={18} aria-hidden />}
        closed={reason(intervention.cannot.remove)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('interventions.delete.title')}
      </ActButton>
      {asking && (
        <Confirm
          title={t('interventions.delete.title')}
          text={t('interventions.delete.text', about)}
          call={remove}
          input={{ company_id: companyId, intervention_id: intervention.id }}
          onDone={() => {
            tellSuccess(t('interventions.delete.done'))
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
