import type { ConfirmProps } from './ConfirmDialog.tsx'
import { partOnDemand, useOpenedPart } from './onDemand.tsx'

const confirmDialog = partOnDemand(() => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

/** The question before an act, for pages: `ConfirmDialog`, fetched on demand. */
export function Confirm<Input, Answer>(props: ConfirmProps<Input, Answer>) {
  const dialog = useOpenedPart(confirmDialog, props.onClose)
  return dialog ? <dialog.Component {...props} /> : null
}
