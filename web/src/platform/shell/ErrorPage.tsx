import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { NotFetched } from '../fetchFirst.ts'
import { bringMissing } from '../lazyPart.ts'
import { Refused } from '../refused.ts'
import classes from './Message.module.css'

/** What support needs to find the failure: the server's own reference, else the release, the hour and the kind. */
const referenceOf = (error: unknown) =>
  (error instanceof Refused && error.requestId) ||
  `${__VERSION__} ${new Date().toISOString().slice(0, 19)} ${error instanceof Error ? error.name : typeof error}`

/** in place, the address unchanged, so that the same page can be tried again. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return error instanceof NotFetched ? <NotFetchedPage onFetched={reset} /> : <BrokenPage error={error} />
}

/** The network went away before the page had come: it is fetched again in place, by hand or as soon as there is one. */
function NotFetchedPage({ onFetched }: { onFetched: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isComing, setComing] = useState(false)
  const fetchAgain = async () => {
    setComing(true)
    await bringMissing()
    await router.invalidate()
    setComing(false)
    onFetched()
  }
  const onBack = useEffectEvent(fetchAgain)
  useEffect(() => {
    const onOnline = () => void onBack()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <div className={classes.page} role="alert">
      <IconPlugConnectedX className={classes.icon} size={48} stroke={1.25} aria-hidden />
      <h1>{t('platform.failure.title')}</h1>
      <p>{t('platform.failure.notFetched')}</p>
      <p>{t('platform.failure.saved')}</p>
      <div className={classes.actions}>
        <Button loading={isComing} onClick={() => void fetchAgain()}>
          {t('ui.action.retry')}
        </Button>
      </div>
    </div>
  )
}

function BrokenPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const [reference] = useState(() => referenceOf(error))
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(reference).then(() => setCopied(true))
  return (
    <div className={classes.page} role="alert">
      <IconPlugConnectedX className={classes.icon} size={48} stroke={1.25} aria-hidden />
      <h1>{t('platform.failure.title')}</h1>
      <p>{error instanceof Refused ? <RefusalText error={error} /> : t('platform.failure.text')}</p>
      <p>{t('platform.failure.saved')}</p>
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>{t('platform.failure.reload')}</Button>
        <Button component="a" href="/" variant="default">
          {t('platform.failure.home')}
        </Button>
      </div>
      <div className={classes.reference}>
        <span>{t('platform.failure.reference', { reference })}</span>
        <Button variant="subtle" size="compact-sm" onClick={copy}>
          {copied ? t('ui.action.copied') : t('ui.action.copy')}
        </Button>
      </div>
    </div>
  )
}

/** The same where nothing is around it. */
export function WholePageError(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  )
}
