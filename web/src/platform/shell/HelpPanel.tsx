import { satisfactionTexts } from '@logis/contract/portal.rules'
import { Button, Popover, Textarea } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { run } from '../../ui/call.ts'
import { Elsewhere } from '../../ui/Elsewhere.tsx'
import { RefusalNote } from '../../ui/ErrorBlock.tsx'
import { useShown } from '../../ui/useShown.ts'
import { useAct } from '../acts.ts'
import { OutsideLinks } from './OutsideLinks.tsx'
import classes from './HelpButton.module.css'

type Props = {
  id: string
  target: HTMLElement
  opened: boolean
  onChange: (opened: boolean) => void
  onClose: () => void
}

/** What the help button opens. In a file of its own, fetched on demand. */
export function HelpPanel({ target, opened, onClose, ...panel }: Props) {
  const { t } = useTranslation()
  const shown = useShown(opened)
  return (
    <Popover {...panel} opened={shown} position="top-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Elsewhere element={target} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} tabIndex={-1}>
        <h2 className={classes.title}>{t('shell.help.title')}</h2>
        <OutsideLinks names={['faq']} />
        <SatisfactionForm onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** SHELL-32, SHELL-33. */
function SatisfactionForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const send = useAct('portal.sendSatisfaction')
  const page_uri = useLocation({ select: ({ pathname }) => pathname })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = {
      satisfied: true as const,
      message,
      platform: 'PARTNER_PORTAL' as const,
      page_uri,
    }
    run(send, input, { onSuccess: onClose })
  }
  const typed = message.trim() !== ''
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('shell.help.message')}
        description={t('shell.help.hint')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={satisfactionTexts.message.max}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <RefusalNote error={send.error} />
      <div className={classes.acts}>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <Button type="submit" disabled={!typed} loading={send.isPending}>
          {t('shell.help.send')}
        </Button>
      </div>
    </form>
  )
}
