import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState, type FormEvent } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { formatDate, useFormats } from '../platform/formats.ts'
import { run } from '../ui/call.ts'
import { today } from '../ui/day.ts'
import { ErrorNote, RefusalNote } from '../ui/ErrorBlock.tsx'
import { useDownloadShared, useOpenShare, type SharedBooklet } from './api.ts'
import { hideToken, keepPass, keptPass, keptToken } from './deposit.ts'
import classes from './Shares.module.css'
import { grouped } from '../ui/grouped.ts'
import rows from '../ui/Rows.module.css'

/** Where a link leads by which a booklet is shared. It opens by a click: programs that look at links in mails open nothing. */
export function SharedPage() {
  const [token] = useState(() => keptToken('share_token'))
  useEffect(() => hideToken('share_token'), [])
  return <Entrance>{token === null ? <Over /> : <Opening token={token} />}</Entrance>
}

function Over() {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={classes.title}>{t('shared.over')}</h1>
      <ErrorNote>
        <p>{t('shared.overText')}</p>
      </ErrorNote>
    </>
  )
}

/** What is asked for next takes the focus of the button that asked. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

const ended = ['BOOKLET_LINK_OVER', 'BOOKLET_SHARE_SPENT']

function Opening({ token }: { token: string }) {
  const { t } = useTranslation()
  const open = useOpenShare()
  const [typed, setTyped] = useState('')
  const [needs, setNeeds] = useState<'NONE' | 'PASSWORD' | 'CODE'>('NONE')
  const answer = open.data?.data
  if (answer?.opened) return <Shared {...answer.opened} />
  if (open.error && ended.includes(open.error.reason)) return <Over />
  const ask = (key: { password?: string; code?: string }) => {
    const pass = keptPass(token)
    run(
      open,
      { token, ...key, ...(pass && { pass }) },
      {
        onSuccess: ({ data }) => {
          setNeeds(data.needs)
          if (data.opened) keepPass(token, data.opened.pass)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!open.isPending)
      ask(needs === 'PASSWORD' ? { password: typed } : needs === 'CODE' ? { code: typed.trim() } : {})
  }
  return (
    <>
      <h1 className={classes.title}>{t('shared.closed')}</h1>
      <p className={classes.note}>{t(needs === 'CODE' ? 'shared.codeSent' : 'shared.closedText')}</p>
      <form className={classes.open} onSubmit={submit}>
        {needs === 'PASSWORD' && (
          <PasswordField
            label={t('shared.password')}
            autoComplete="off"
            ref={focus}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {needs === 'CODE' && (
          <TextInput
            label={t('shared.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={focus}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <RefusalNote error={open.error} />
        <Button type="submit" size="md" fullWidth loading={open.isPending}>
          {t('shared.open')}
        </Button>
        {needs === 'CODE' && (
          <Button variant="subtle" size="md" disabled={open.isPending} onClick={() => ask({})}>
            {t('shared.again')}
          </Button>
        )}
      </form>
    </>
  )
}

function Shared({ pass, shared }: { pass: string; shared: SharedBooklet }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownloadShared(pass)
  const { home, city, company, label, expires_at, files } = shared
  const groups = grouped(files, ({ kind, folder }) => (kind === 'FOLDER' ? (folder ?? '') : t(`shared.${kind}`)))
  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {t('shared.title', { home: [home, city].filter(Boolean).join(', ') })}
      </h1>
      <p className={classes.note}>{t('shared.by', { company, label, date: formatDate(expires_at) })}</p>
      <RefusalNote error={download.error} />
      {(files.length > 0 || shared.is_whole) && (
        <Button
          size="md"
          fullWidth
          loading={download.isPending && download.variables.id === null}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => run(download, { id: null, name: t('shared.file', { home, date: today() }) })}
        >
          {t('shared.all')}
        </Button>
      )}
      {files.length === 0 && <p>{t('shared.none')}</p>}
      {[...groups].map(([name, those]) => (
        <section key={name} aria-label={name}>
          <h2 className={classes.group}>{name}</h2>
          <ul className={rows.rows} data-roomy>
            {those.map((file) => (
              <li key={file.id}>
                <span>
                  <strong>{file.name}</strong>
                  <span className={rows.second}>{[...file.devices, formatSize(file.size)].join(' · ')}</span>
                </span>
                <Button
                  variant="light"
                  size="md"
                  aria-label={t('shared.download', { name: [file.name, ...file.devices].join(', ') })}
                  loading={download.isPending && download.variables.id === file.id}
                  onClick={() => run(download, { id: file.id, name: file.name })}
                >
                  <IconDownload size={18} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={classes.foot}>{t('shared.note')}</p>
    </>
  )
}
