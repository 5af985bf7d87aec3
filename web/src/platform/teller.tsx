import { silentReasons } from '@logis/contract/errors.rules'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { t } from '../ui/texts.ts'
import { journal, type Told } from './journal.ts'
import type { Refused } from './refused.ts'
import classes from './teller.module.css'

/** How long a toast stays unless the pointer or the keyboard is on it (SHELL-49). */
export const durations = { told: 6000, notice: 5000, templateApplied: 30_000, slow: 60_000 } as const

const looks = {
  success: { icon: <IconCheck size={18} aria-hidden />, role: 'status' },
  error: { icon: <IconAlertTriangle size={18} aria-hidden />, role: 'alert' },
  notice: { icon: <IconInfoCircle size={18} aria-hidden />, role: 'status' },
} as const

type Telling = Pick<Told, 'kind' | 'title' | 'text'> & {
  /** The server's own word for it, small after the sentence: support asks for it. */
  code?: string | null
  reference?: string | null
  autoClose: number
}

/** The same sentence while it is still on the screen is said once, however many calls failed together. */
const tell = ({ kind, title, text, code = null, reference = null, autoClose }: Telling) => {
  const { icon, role } = looks[kind]
  journal.add({ kind, title: title ?? code, text, reference })
  return notifications.show({
    id: `${kind}:${title}:${text}`,
    title: code ? text : title,
    message: [code, !code && text, reference && t('platform.toast.reference', { reference })].filter(Boolean).join(' '),
    icon,
    autoClose,
    role,
    withBorder: true,
    className: [classes['toast'], classes[kind], code && classes['coded']].filter(Boolean).join(' '),
    classNames: { icon: classes.icon, title: classes.title, description: classes.text },
    closeButtonProps: { 'aria-label': t('ui.action.close') },
  })
}

export const tellSuccess = (text: string, autoClose: number = durations.told) =>
  tell({ kind: 'success', title: null, text, autoClose })

/** SHELL-44. */
export const tellMessage = (answer: unknown) => {
  const message = (answer as { message?: unknown } | undefined)?.message
  if (typeof message === 'string' && message) tellSuccess(message)
}

/** What ends a dialog whose act is done: `onDone={() => tellAndClose(t('trades.remove.done'), onClose)}`. */
export const tellAndClose = (text: string, close: () => void) => {
  tellSuccess(text)
  close()
}

export const tellNotice = (text: string, autoClose: number = durations.notice) =>
  tell({ kind: 'notice', title: null, text, autoClose })

/** What failed, in the words of the screen rather than those of the server. */
export const tellFailure = (text: string, autoClose: number = durations.told) =>
  tell({ kind: 'error', title: null, text, autoClose })

/** Not told here: reasons that no toast shows, and the end of the session, which the sign-in page announces. */
export const isSilent = (refused: Refused) =>
  refused.reason === 'UNAUTHORIZED_TOKEN_INVALID' || (silentReasons as readonly string[]).includes(refused.reason)

/** SHELL-41, SHELL-43. A screen that explains a refusal in place says so with `meta: { tellsErrors: true }` instead. */
export const tellRefused = (refused: Refused) => {
  if (isSilent(refused)) return
  const title = refused.network ? t('platform.network.title') : null
  const reference = refused.status >= 500 ? refused.requestId : null
  const code = refused.network ? null : refused.reason
  tell({ kind: 'error', title, text: refused.message, code, reference, autoClose: durations.told })
}
