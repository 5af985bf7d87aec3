import { useState } from 'react'
import { DiscardDialog } from './ConfirmDialog.tsx'

type Typed = {
  /** Asked as one leaves, also before the screen is drawn again: what was just saved is no longer lost. */
  isDirty: () => boolean
  onClose: () => void
  /** What is forgotten with what was typed, as a draft. */
  onDiscard?: () => void
}

/**
 * Of a dialog with a form: what was typed is not lost without a question, whether one closes it or leaves the page.
 *
 * @example
 * const unsaved = useUnsaved({ isDirty: form.isDirty, onClose })
 * <>
 *   <Dialog title={title} closable={!unsaved.isAsking} {...unsaved.frame}>
 *     <Button onClick={unsaved.frame.onClose}>{t('ui.action.cancel')}</Button>
 *   </Dialog>
 *   {unsaved.question}
 * </>
 */
export function useUnsaved({ isDirty, onClose, onDiscard }: Typed) {
  const [asked, ask] = useState<{ goOn?: () => void } | null>(null)
  const discard = () => {
    ask(null)
    onDiscard?.()
    onClose()
    asked?.goOn?.()
  }
  return {
    isAsking: asked !== null,
    frame: {
      isDirty,
      onLeave: (goOn: () => void) => ask({ goOn }),
      onClose: () => (isDirty() ? ask({}) : onClose()),
    },
    question: asked && <DiscardDialog onStay={() => ask(null)} onDiscard={discard} />,
  }
}
