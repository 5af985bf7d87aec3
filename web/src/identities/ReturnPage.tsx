import { Button, Skeleton, TextInput } from '@mantine/core'
import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { proofCodePattern } from '@logis/contract/identities.rules'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { SecondStep } from '../accounts/SecondStep.tsx'
import { enterTo, type Opened } from '../accounts/signIn.ts'
import { paths } from '../paths.ts'
import { writeStored } from '../platform/storage.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { useFinishSignIn, useProveIdentity } from './api.ts'

type Finished = NonNullable<ReturnType<typeof useFinishSignIn>['data']>['data']
type SignedIn = Extract<Finished, { outcome: 'SIGNED_IN' }>

/** AUTH-28: where a provider sends the browser back. A failure returns to the sign-in page, which tells it. */
export function ReturnPage() {
  const { provider = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  // As it stands in the address, which the router would read as numbers and lists; taken out of it, for it serves once.
  const [answer] = useState(() => history.location.search.slice(1))
  useEffect(() => {
    if (answer) void navigate({ href: paths.returnFrom(provider), replace: true })
  }, [answer, navigate, provider])
  return <Entrance>{answer ? <Returned provider={provider} answer={answer} /> : <Astray />}</Entrance>
}

/** Nobody comes here by themselves. */
function Astray() {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: paths.login(), replace: true }), [navigate])
  return null
}

function Returned({ provider, answer }: { provider: string; answer: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error } = useFinishSignIn(provider, answer)
  const finished = data?.data
  const goOn = useEffectEvent((session: SignedIn) => void enter(session))
  useEffect(() => {
    if (finished?.outcome === 'SIGNED_IN') goOn(finished)
  }, [finished])
  useEffect(() => {
    if (error) void navigate({ to: paths.login(), replace: true })
  }, [error, navigate])
  if (finished?.outcome === 'SECOND_STEP') return <Second awaited={finished} />
  if (finished?.outcome === 'CODE_SENT') return <Proof email={finished.email} scope={finished.scope} />
  if (finished?.outcome === 'NO_ACCOUNT') return <NoAccount found={finished} />
  return (
    <>
      <h1>{t('identities.back.title')}</h1>
      <Skeleton height={120} role="status" aria-label={t('identities.back.waiting')} />
    </>
  )
}

/** AUTH-05: the session opens, then the wanted page, else home. Signing out leads to the provider too. */
type Come = Pick<SignedIn, 'wanted'> & { session: Opened }
const enter = ({ session, wanted }: Come) => {
  const entered = enterTo(wanted ?? undefined)(session)
  writeStored('elsewhere', true)
  return entered
}

/** The account has a second factor here, and the provider has proven none. */
function Second({ awaited }: { awaited: Extract<Finished, { outcome: 'SECOND_STEP' }> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { wanted, scope } = awaited
  const search = scope === 'resident' ? { scope } : {}
  return (
    <>
      <h1>{t('accounts.secondStep.title')}</h1>
      <SecondStep
        awaited={awaited}
        enter={(session) => enter({ session, wanted })}
        onClose={() => void navigate({ to: paths.login(), search, replace: true })}
      />
    </>
  )
}

type ProofProps = { email: string; scope: 'partner' | 'resident' }

/** AUTH-29: the code of the mail, typed where the provider was come back from. */
function Proof({ email, scope }: ProofProps) {
  const { t } = useTranslation()
  const prove = useProveIdentity()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [awaited, setAwaited] = useState<Extract<Finished, { outcome: 'SECOND_STEP' }> | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // The page that was here said that it was waiting: what it waits for now is typed here.
  useEffect(() => field.current?.focus(), [])
  const go = (finished: Exclude<Finished, { outcome: 'CODE_SENT' | 'NO_ACCOUNT' }>) =>
    finished.outcome === 'SECOND_STEP' ? setAwaited(finished) : void enter(finished)
  if (awaited) return <Second awaited={awaited} />
  const typed = code.replace(/\s/g, '').toUpperCase()
  const isWhole = proofCodePattern.test(typed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isWhole && !prove.isPending) prove.mutate({ code: typed }, { onSuccess: ({ data }) => go(data) })
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <>
      <h1>{t('identities.proof.title')}</h1>
      <p role="status">{t('identities.proof.sent', { email })}</p>
      <form noValidate onSubmit={send}>
        <TextInput
          label={t('identities.proof.code')}
          description={t('identities.proof.help')}
          size="md"
          ref={field}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCD-2345"
          value={code}
          error={tried && !isWhole && t('identities.proof.form')}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <RefusalNote error={prove.error} />
        <Button type="submit" size="md" fullWidth loading={prove.isPending}>
          {t('identities.proof.submit')}
        </Button>
      </form>
      <BackToSignIn scope={scope} />
    </>
  )
}

function NoAccount({ found }: { found: Extract<Finished, { outcome: 'NO_ACCOUNT' }> }) {
  const { t } = useTranslation()
  const { email, company_name: company, administrators, scope } = found
  return (
    <>
      <h1>{t('identities.nobody.title')}</h1>
      <p role="status">{email ? t('identities.nobody.text', { email }) : t('identities.nobody.noEmail')}</p>
      {company ? (
        <>
          <p>{t('identities.nobody.ask', { company })}</p>
          {administrators.length > 0 && (
            <ul>
              {administrators.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>{t('identities.nobody.askAnyone')}</p>
      )}
      <BackToSignIn scope={scope} />
    </>
  )
}

function BackToSignIn({ scope }: { scope: 'partner' | 'resident' }) {
  const { t } = useTranslation()
  return (
    <Link to={paths.login()} search={scope === 'resident' ? { scope } : {}}>
      {t('identities.back.toSignIn')}
    </Link>
  )
}
