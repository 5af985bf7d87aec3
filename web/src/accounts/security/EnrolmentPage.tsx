import { Anchor, Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { orpc } from '../../platform/client.ts'
import { homePathOf } from '../../platform/guards.ts'
import { askIdentity, useIdentity } from '../../platform/identity.ts'
import { signOut } from '../../platform/shell/signOut.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import classes from '../Entrance.module.css'
import { Entrance } from '../Entrance.tsx'
import { useFactors } from './api.ts'
import { Enrolment } from './Enrolment.tsx'
import { ProofDialog } from './ProofDialog.tsx'

/**
 * Where whoever owes a second factor is led: until it is given nothing else is open. Most set it up; who has one already
 * came in by a word that does not count for all that they work for (decision 93), and proves it.
 */
export function EnrolmentPage() {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  /** What was kept of them is known to be true no more. */
  const goOn = async () => {
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.getMe.key() })
    await navigate({ to: homePathOf(await askIdentity(queryClient)), replace: true })
  }
  const { data, error, refetch } = useFactors(user.id)
  const found = data?.data
  const isThere = found !== undefined && (found.totp !== null || found.passkeys.length > 0)
  return (
    <Entrance>
      <h1 tabIndex={-1}>{t(isThere ? 'accounts.proof.title' : 'accounts.enrolment.title')}</h1>
      <p className={classes.note}>{t(isThere ? 'accounts.enrolment.owed' : 'accounts.enrolment.why')}</p>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!found && !error && <Skeleton height={320} role="status" aria-label={t('ui.loading')} />}
      {found && !isThere && <Enrolment userId={user.id} onDone={() => void goOn()} />}
      {isThere && <Confirmation onDone={() => void goOn()} />}
      <hr className={classes.rule} />
      <Anchor component="button" type="button" onClick={() => void signOut()}>
        {t('accounts.enrolment.leave')}
      </Anchor>
    </Entrance>
  )
}

function Confirmation({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button fullWidth onClick={() => setAsked(true)}>
        {t('accounts.proof.submit')}
      </Button>
      {asked && <ProofDialog why={t('accounts.enrolment.asked')} onDone={onDone} onClose={() => setAsked(false)} />}
    </>
  )
}
