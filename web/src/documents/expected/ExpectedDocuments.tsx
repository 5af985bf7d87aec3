import type { Document, DocumentLabel, DocumentTree } from '@logis/contract/documents'
import { ActionIcon, Button, Collapse, Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconCircleCheckFilled, IconCircleDashed, IconX } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useWhole } from '../../platform/printing.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { closedBy } from '../../ui/closedBy.ts'
import { Tip } from '../../ui/Tip.tsx'
import { slotsOf, type OfferedLabel, type Slot } from '../labels.ts'
import classes from './ExpectedDocuments.module.css'

type Props = {
  tree: DocumentTree
  labels: readonly OfferedLabel[]
  /** Why nothing may be changed, a sentence. */
  closed: string | false | null
  onAdd: (label: DocumentLabel) => void
  onRemove: (file: Document, label: DocumentLabel) => void
}

/** DOC-02, DOC-26. The papers that a complete booklet holds: which are there, and what to do about the others. */
export function ExpectedDocuments({ tree, labels, closed, onAdd, onRemove }: Props) {
  const { t } = useTranslation()
  const listId = useId()
  // Beside the tree it is always open; below it, it would push the next card out of sight.
  const beside = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useState(false)
  const whole = useWhole()
  const open = beside || whole || wanted
  const slots = slotsOf(tree, labels)
  const missing = slots.filter(({ filled }) => filled.length === 0)
  const received = slots.filter(({ filled }) => filled.length > 0)
  const done = received.length
  const counts = { done, total: slots.length }
  const lineOf = (slot: Slot) => <SlotLine key={slot.label.id} {...{ slot, closed, onAdd, onRemove }} />
  return (
    <section className={classes.panel}>
      <h3 className={classes.title}>
        {t('documents.expected.title')}
        {slots.length > 0 && <span className={classes.progress}>{t('documents.expected.progress', counts)}</span>}
        {!beside && (
          <ActionIcon
            className={classes.toggle}
            variant="subtle"
            color="gray"
            size="max(28px, var(--logis-target-size))"
            aria-expanded={open}
            aria-controls={listId}
            aria-label={t(open ? 'documents.expected.hide' : 'documents.expected.show')}
            onClick={() => setWanted(!wanted)}
          >
            <IconChevronDown className={classes.chevron} data-open={open || undefined} size={18} aria-hidden />
          </ActionIcon>
        )}
      </h3>
      <Progress
        size={6}
        value={slots.length === 0 ? 0 : (100 * done) / slots.length}
        aria-label={t('documents.expected.spoken', counts)}
      />
      {/* What opens because the page became wide is not unrolled: its height would be that of the narrow column. */}
      <Collapse expanded={open} {...(beside && { transitionDuration: 0 })}>
        <div id={listId}>
          {missing.length > 0 && <ul className={classes.slots}>{missing.map(lineOf)}</ul>}
          {done > 0 && <Received count={done}>{received.map(lineOf)}</Received>}
        </div>
      </Collapse>
    </section>
  )
}

/** What is there needs nothing more: its line says how much it is. */
function Received({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation()
  const whole = useWhole()
  const [wanted, setWanted] = useState(false)
  const shown = whole || wanted
  return (
    <>
      <div className={classes.received}>
        <IconCircleCheckFilled className={classes.done} size={18} aria-hidden />
        <span>{t('documents.expected.received', { count })}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={shown}
          aria-label={t(shown ? 'documents.expected.hideReceived' : 'documents.expected.showReceived')}
          onClick={() => setWanted(!wanted)}
        >
          {t(shown ? 'documents.tree.hide' : 'documents.tree.show')}
        </Button>
      </div>
      {shown && <ul className={classes.slots}>{children}</ul>}
    </>
  )
}

function SlotLine({
  slot: { label, filled },
  closed,
  onAdd,
  onRemove,
}: Omit<Props, 'tree' | 'labels'> & { slot: Slot }) {
  const { t } = useTranslation()
  const present = filled.length > 0
  const Icon = present ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li className={classes.slot} data-present={present || undefined}>
      <Icon className={classes.icon} size={18} aria-hidden />
      <div className={classes.what}>
        <p className={classes.label}>
          {label.name}
          <span className="visually-hidden">
            {' '}
            ({t(present ? 'documents.expected.present' : 'documents.expected.missing')})
          </span>
        </p>
        {filled.map(({ file, label: by }) => (
          <FilledBy key={file.id} file={file} closed={closed} slot={label.name} onRemove={() => onRemove(file, by)} />
        ))}
      </div>
      {!present && (
        <ActButton
          variant="default"
          size="compact-sm"
          closed={closed}
          aria-label={t('documents.expected.addLabelled', { label: label.name })}
          onClick={() => onAdd(label)}
        >
          {t('documents.expected.add')}
        </ActButton>
      )}
    </li>
  )
}

type FilledProps = { file: Document; slot: string; closed: string | false | null; onRemove: () => void }

function FilledBy({ file, slot, closed, onRemove }: FilledProps) {
  const { t } = useTranslation()
  if (closed === false) return <p className={classes.file}>{file.name}</p>
  return (
    <p className={classes.file}>
      <span>{file.name}</span>
      <Tip label={closed} touch>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="max(24px, var(--logis-target-size))"
          aria-label={t('documents.expected.remove', { file: file.name, label: slot })}
          {...closedBy(closed)}
          onClick={closed ? undefined : onRemove}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Tip>
    </p>
  )
}
