import { useState } from 'react'
import { DiscardDialog } from './ConfirmDialog.tsx'
import { useDeparture } from './useDeparture.ts'

/** Comes with `Unsaved`: asks before the page is left over what was typed on it. */
export function AskBeforeLeaving({ onDiscard }: { onDiscard: () => void }) {
  const [asked, ask] = useState<{ goOn: () => void } | null>(null)
  useDeparture({
    isDialog: false,
    isDirty: () => true,
    ask: (goOn) => ask({ goOn }),
    mayClose: () => false,
    close: () => undefined,
  })
  const discard = () => {
    onDiscard()
    asked?.goOn()
  }
  return asked && <DiscardDialog onStay={() => ask(null)} onDiscard={discard} />
}
