import { IconHomeCheck } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { run } from '../ui/call.ts'
import { useActivate, useRequestAccess, type Role } from './api.ts'
import { keptCode, keptInvitation } from './kept.ts'
import { formatCode, isCode } from './code.ts'
import { CodeForm } from './CodeForm.tsx'
import { Activated, Requested } from './Outcome.tsx'
import { ResidentPage } from './ResidentPage.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

/** The steps behind the sign-in, in the frame of the residents. */
export function ResidentActivation() {
  return (
    <ResidentPage>
      <div className={classes.column}>
        <Activation />
      </div>
    </ResidentPage>
  )
}

/**
 * RES-01, CODE-23, CODE-24: from a code to a home. The code opens it, or, once someone has opened it, it serves to ask
 * for access.
 */
function Activation() {
  const { role } = useSearch({ strict: false }) as { role?: Role }
  const navigate = useNavigate()
  const [code, setCode] = useState(() => formatCode(keptCode() ?? ''))
  /** A sheet or an invitation has brought it. */
  const [isBrought] = useState(() => isCode(code))
  const activate = useActivate(keptInvitation())
  const request = useRequestAccess()
  const isTaken = activate.error?.reason === 'RESIDENCE_ALREADY_ACTIVATED'
  // Of a landlord: whoever lives there asks for access by the same code.
  const isLet = activate.error?.reason === 'RESIDENCE_OF_LANDLORD'
  const isWaiting = request.error?.reason === 'ACCESS_REQUEST_EXISTS'

  if (activate.data) return <Activated home={activate.data} />
  if (request.data || isWaiting) return <Requested status={request.data?.data.status ?? 'PENDING'} />
  const change = (next: string) => {
    setCode(next)
    // What was said of another code is no longer true of this one.
    if (!activate.isPending) activate.reset()
    if (!request.isPending) request.reset()
  }
  const startOver = () => {
    activate.reset()
    request.reset()
  }
  if (role === undefined && !isTaken && !isLet) {
    return (
      <ActivateStep
        code={code}
        isBrought={isBrought}
        onCode={change}
        call={activate}
        onSend={(onRefused) => run(activate, code, { onError: onRefused })}
      />
    )
  }
  return (
    <AccessStep
      code={code}
      onCode={change}
      taken={isTaken}
      role={role ?? (isLet ? 'TENANT' : null)}
      call={request}
      onRole={(next) => void navigate({ to: paths.activation(), search: { role: next }, replace: true })}
      onSend={(as, onRefused) => run(request, { residence_code: code, role: as }, { onError: onRefused })}
      onActivate={startOver}
    />
  )
}

type StepProps = {
  code: string
  onCode: (code: string) => void
  call: Pick<ReturnType<typeof useActivate>, 'isPending' | 'error'>
}

type ActivateProps = StepProps & { isBrought: boolean; onSend: (onRefused: () => void) => void }

function ActivateStep({ isBrought, onSend, ...form }: ActivateProps) {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading
        step={t('residents.step.code')}
        text={t(isBrought && form.call.error === null ? 'residents.activate.ready' : 'residents.activate.title')}
      />
      <p className={classes.intro}>{t('residents.activate.intro')}</p>
      <CodeForm {...form} submit={t('residents.activate.submit')} onSend={onSend} />
      <Link className={classes.other} to={paths.activation()} search={{ role: 'TENANT' }}>
        {t('residents.activate.toAccess')}
      </Link>
    </>
  )
}

type AccessProps = StepProps & {
  /** The home has just been found activated by someone else. */
  taken: boolean
  role: Role | null
  onRole: (role: Role) => void
  onSend: (role: Role, onRefused: () => void) => void
  onActivate: () => void
}

function AccessStep({ taken, code, onCode, call, role, onRole, onSend, onActivate }: AccessProps) {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading step={t('residents.step.code')} text={t('residents.access.title')} />
      {taken ? (
        <div className={classes.notice} role="alert">
          <IconHomeCheck size={24} stroke={1.75} aria-hidden />
          <p>
            <strong>{t('residents.access.taken', { code })}</strong> {t('residents.access.takenText')}
          </p>
        </div>
      ) : (
        <p className={classes.intro}>{t('residents.access.intro')}</p>
      )}
      <CodeForm
        code={code}
        {...(!taken && { onCode })}
        call={call}
        complete={role !== null}
        where={t('residents.access.where')}
        submit={t('residents.access.submit')}
        onSend={(onRefused) => role !== null && onSend(role, onRefused)}
      >
        {(tried) => (
          <RoleChoice
            value={role}
            error={tried && role === null && t('residents.access.roleRequired')}
            onChange={onRole}
          />
        )}
      </CodeForm>
      <Link className={classes.other} to={paths.activation()} search={{}} onClick={onActivate}>
        {t(taken ? 'residents.access.otherCode' : 'residents.access.toActivate')}
      </Link>
    </>
  )
}
