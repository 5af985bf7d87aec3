import { Button, Switch } from '@mantine/core'
import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react'
import { quotaState } from '@logis/contract/passports.rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useInviteOwner } from '../invitations/api.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { useDownloadSheet, useQuota, type Passport } from './api.ts'
import classes from './PassportCreated.module.css'
import { sheetName } from './sheetName.ts'

type Props = { companyId: number; passport: Passport; onCreateAnother: () => void; onClose: () => void }

/** PTG-18, PTG-19: what the installer leaves with the customer. */
export function PassportCreated({ companyId, passport, onCreateAnother, onClose }: Props) {
  const { t } = useTranslation()
  const quota = useQuota(companyId).data?.data
  const email = passport.contact_information.emails[0]?.email ?? ''
  const [invites, setInvites] = useState(passport.cannot.invite === null && email !== '')
  useInvitationOnClosing(companyId, passport, invites)
  return (
    <Dialog title={t('passports.created.title')} onClose={onClose}>
      <div className={classes.created}>
        <p className={classes.done}>
          <IconCircleCheck size={32} aria-hidden />
          {t('passports.created.done', { name: passport.name })}
        </p>
        {passport.residence_code && (
          <div>
            <div className={classes.label}>{t('passports.created.code')}</div>
            <div className={classes.code}>{passport.residence_code}</div>
          </div>
        )}
        <SheetButton passport={passport} />
        <Switch
          size="md"
          checked={invites}
          disabled={email === ''}
          label={t('passports.created.invite')}
          description={t('passports.created.inviteTo', { email })}
          onChange={(event) => setInvites(event.currentTarget.checked)}
        />
      </div>
      <DialogFooter>
        {quota && quotaState(quota) === 'available' && quota.cannot.create === null && (
          <Button variant="default" onClick={onCreateAnother}>
            {t('passports.created.another')}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function SheetButton({ passport }: { passport: Passport }) {
  const { t } = useTranslation()
  const download = useDownloadSheet()
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ id: passport.id, fileName: sheetName(t, passport.name) })}
    >
      {t('passports.created.sheet')}
    </Button>
  )
}

/** sent once, whichever way the dialog goes: its buttons, Escape, or another page. Not when the tab is closed. */
const useInvitationOnClosing = (companyId: number, passport: Passport, invites: boolean) => {
  const { mutate } = useInviteOwner(companyId, { toasts: true })
  const closing = useRef(() => {})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What closing does is decided by the switch as it stands then.
  useEffect(() => {
    closing.current = () => invites && mutate(passport)
  })
  // Being taken off the screen is the one thing that every way of closing has in common. A component that comes back
  // at once, as React does while it is developed, has not been closed.
  useEffect(() => {
    clearTimeout(timer.current)
    return () => {
      timer.current = setTimeout(() => closing.current(), 0)
    }
  }, [])
}
