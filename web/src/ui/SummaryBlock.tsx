import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Fact, Facts } from './Facts.tsx'
import classes from './SummaryBlock.module.css'

type Props = {
  title: string
  /** The name of the pencil: « Modifier le client ». */
  edit: string
  onEdit: () => void
  facts: readonly { label: string; value: ReactNode }[]
}

/**
 * What a step has gathered, and the way back to it.
 *
 * @example <SummaryBlock title={t('passports.steps.customer')} edit={t('passports.edit.customer')} onEdit={back} facts={facts} />
 */
export function SummaryBlock({ title, edit, onEdit, facts }: Props) {
  const titleId = useId()
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 className={classes.title} id={titleId}>
          {title}
        </h3>
        <ActionIcon variant="subtle" size={36} aria-label={edit} title={edit} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </header>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} title={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
