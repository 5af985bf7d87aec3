import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { SyntheticEvent } from 'react'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { closedBy } from '../../ui/closedBy.ts'
import { Tip } from '../../ui/Tip.tsx'
import classes from './FileTree.module.css'

export type RowAction = {
  key: string
  /** The verb, for the eye; `name` is verb and object, for whoever hears it. */
  label: string
  name: string
  icon: TablerIcon
  /** Why the act is closed, a sentence. */
  closed?: string | false | null
  act: () => void
}

type Props = { actions: readonly RowAction[]; menu: string; compact: boolean; focused: boolean }

/** What can be done with one line. Only the focused line's buttons are on the way of the Tab key. */
export function RowActions({ actions, menu, compact, focused }: Props) {
  const tabIndex = focused ? 0 : -1
  // A menu of what nobody may do here is none.
  if (compact && actions.every(({ closed }) => closed === false || typeof closed === 'string')) return null
  return (
    <span className={classes.actions} role="presentation" onClick={stop} onDoubleClick={stop}>
      {compact ? (
        <ActionsMenu {...{ actions, menu, tabIndex }} />
      ) : (
        actions.map((action) => <ActionButton key={action.key} action={action} tabIndex={tabIndex} />)
      )}
    </span>
  )
}

// A button's click is not a click on its line.
const stop = (event: SyntheticEvent) => event.stopPropagation()

function ActionButton({ action, tabIndex }: { action: RowAction; tabIndex: number }) {
  const { label, name, icon: Icon, closed, act } = action
  return (
    <Tip label={closed || label} touch={!!closed}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        tabIndex={tabIndex}
        aria-label={name}
        {...closedBy(closed)}
        onClick={closed ? undefined : act}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}

function ActionsMenu({ actions, menu, tabIndex }: Pick<Props, 'actions' | 'menu'> & { tabIndex: number }) {
  return (
    <RowMenu label={menu} tabIndex={tabIndex}>
      {(Menu) =>
        actions.map(({ key, label, icon: Icon, closed, act }) => (
          <Menu.Act key={key} leftSection={<Icon size={16} aria-hidden />} closed={closed} onClick={act}>
            {label}
          </Menu.Act>
        ))
      }
    </RowMenu>
  )
}
