import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { orpc } from '../../platform/client.ts'
import { homePathOf } from '../../platform/guards.ts'
import { askIdentity, useIdentity } from '../../platform/identity.ts'
import { signOut } from '../../platform/shell/signOut.ts'
import classes from '../Entrance.module.css'
import { Entrance } from '../Entrance.tsx'
import { Enrolment } from './Enrolment.tsx'

/** Where whoever owes a second factor is led: until it is set up nothing else is open. */
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
  return (
    <Entrance>
      <h1 tabIndex={-1}>{t('accounts.enrolment.title')}</h1>
      <p className={classes.note}>{t('accounts.enrolment.why')}</p>
      <Enrolment userId={user.id} onDone={() => void goOn()} />
      <hr className={classes.rule} />
      <Anchor component="button" type="button" onClick={() => void signOut()}>
        {t('accounts.enrolment.leave')}
      </Anchor>
    </Entrance>
  )
}
