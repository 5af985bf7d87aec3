import { Modal } from '@mantine/core'
import { createContext, useContext, useEffect, useReducer, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import classes from './Dialog.module.css'
import { ownHead } from './ownHead.ts'
import { useDeparture } from './useDeparture.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useNarrow } from './useNarrow.ts'

const widths = { sm: 600, md: 800, lg: 1200 } as const
export type DialogWidth = keyof typeof widths

type Props = {
  title: string
  width?: DialogWidth
  /** False while something must be finished first: neither Esc nor a click outside closes. */
  closable?: boolean
  /** What grows and shrinks as one types keeps its first line where it is. */
  atTop?: boolean
  /** Something is typed in it that is kept nowhere (`useUnsaved`). */
  isDirty?: () => boolean
  /** The page would be left over what was typed: asks, and `goOn` leads on. */
  onLeave?: (goOn: () => void) => void
  onClose: () => void
  children: ReactNode
}

/** Tells the dialog below how many more stand over it. */
const OverContext = createContext<(more: number) => void>(() => undefined)

/** What opens from within a dialog is closed before it: Esc would take both, and what was typed, without a question. */
export const useOver = () => {
  const below = useContext(OverContext)
  // An effect, because the dialog below is drawn before this one.
  useEffect(() => {
    below(1)
    return () => below(-1)
  }, [below])
}
const useCovered = () => {
  const [over, tell] = useReducer((count: number, more: number) => count + more, 0)
  return { isCovered: over > 0, tell }
}

const never = () => false

/**
 * The frame of every dialog: mounted when open, full screen on a phone, the focus goes back to its opener. The browser's
 * Back closes it as ✕ does.
 *
 * @example
 * {showing && (
 *   <Dialog title={t('documents.preview')} width="md" onClose={hide}>
 *     <Preview />
 *     <DialogFooter><Button onClick={hide}>{t('ui.action.close')}</Button></DialogFooter>
 *   </Dialog>
 * )}
 */
export function Dialog(props: Props) {
  const { title, width = 'sm', closable: mayClose = true, atTop = false, onClose, children } = props
  const { t } = useTranslation()
  const fullScreen = useNarrow()
  useReturnFocus()
  useOver()
  const { isCovered, tell } = useCovered()
  const closable = mayClose && !isCovered
  useDeparture({
    isDialog: true,
    isDirty: props.isDirty ?? never,
    ask: props.onLeave ?? (() => undefined),
    mayClose: () => closable,
    close: onClose,
  })
  return (
    <Modal
      opened
      title={title}
      size={widths[width]}
      fullScreen={fullScreen}
      {...(atTop && !fullScreen && { centered: false, yOffset: '12dvh' })}
      classNames={{ content: classes.content, title: classes.title, body: classes.body }}
      attributes={ownHead}
      closeButtonProps={{ 'aria-label': t('ui.action.close'), disabled: !closable }}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      returnFocus={false}
      transitionProps={{ transition: 'fade', duration: 120 }}
      onClose={onClose}
    >
      <OverContext value={tell}>{children}</OverContext>
    </Modal>
  )
}

type FooterProps = { hint?: string | undefined; hintId?: string; children: ReactNode }

/** The buttons of a dialog, always in sight; `hint` stands at their left. */
export function DialogFooter({ hint, hintId, children }: FooterProps) {
  return (
    <div className={classes.footer}>
      <span className={classes.hint} id={hintId} aria-live="polite">
        {hint}
      </span>
      {children}
    </div>
  )
}
