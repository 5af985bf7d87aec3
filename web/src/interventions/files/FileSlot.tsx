import type { FileGroup } from '@logis/contract/interventions.rules'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDropping } from '../../ui/useDropping.ts'
import { admit, type RefusedFile } from './admission.ts'
import classes from './FileSlot.module.css'
import { SlotButtons } from './SlotButtons.tsx'

type Props = {
  group: FileGroup
  /** Needed to finish. */
  required: boolean
  filled: boolean
  /** Said while a required slot is empty (INT-18). */
  missing?: string | undefined
  /** Takes no more files. */
  closed?: boolean
  /** How large a file of it may be, in bytes. */
  fileLimit: number
  onFiles: (files: File[]) => void
  /** Files are being made ready, one lot more or one less: they come in a moment. */
  onPreparing?: ((more: 1 | -1) => void) | undefined
  /** The files in it. */
  children?: ReactNode
  /** Another way to fill it. */
  action?: ReactNode
}

/** One kind of paper of an intervention: what it holds, whether it is needed, and how to fill it. */
export function FileSlot(props: Props) {
  const { group, required, filled, missing, closed = false, fileLimit, onFiles, onPreparing, children, action } = props
  const { t } = useTranslation()
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const pick = async (files: readonly File[]) => {
    if (closed || files.length === 0) return
    setBusy(true)
    onPreparing?.(1)
    try {
      const { admitted, refused } = await admit(files, fileLimit)
      setRefused(refused)
      if (admitted.length > 0) onFiles(admitted)
    } finally {
      setBusy(false)
      onPreparing?.(-1)
    }
  }
  const dropping = useDropping(({ files }) => void pick([...files]))
  return (
    <section className={classes.slot} aria-labelledby={titleId} {...(!closed && dropping)}>
      <header className={classes.head}>
        <h4 className={classes.title} id={titleId}>
          {t(`interventions.groups.${group}`)}
        </h4>
        <SlotState required={required} filled={filled} />
      </header>
      {children}
      {missing && <p className={classes.missing}>{missing}</p>}
      <Refused refused={refused} limit={fileLimit} />
      {!closed && (
        <div className={classes.buttons}>
          <SlotButtons group={group} busy={busy} onFiles={(files) => void pick(files)} />
          {action}
        </div>
      )}
    </section>
  )
}

function SlotState({ required, filled }: { required: boolean; filled: boolean }) {
  const { t } = useTranslation()
  if (filled) return <StatusChip tone="success" label={t('interventions.slot.filled')} />
  return required ? (
    <StatusChip tone="warning" label={t('interventions.slot.required')} />
  ) : (
    <span className={classes.optional}>{t('ui.field.optional')}</span>
  )
}

function Refused({ refused, limit }: { refused: readonly RefusedFile[]; limit: number }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  if (refused.length === 0) return null
  const max = formatSize(limit)
  return (
    <ul className={classes.refused} role="alert">
      {refused.map(({ name, obstacle }) => (
        <li key={name}>{t(`interventions.slot.refused.${obstacle}`, { name, max })}</li>
      ))}
    </ul>
  )
}
