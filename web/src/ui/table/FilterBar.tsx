import { Button, Indicator } from '@mantine/core'
import { IconAdjustments, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../texts.ts'
import { CriteriaChips } from '../CriteriaChips.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { partOnDemand, usePart, useTellNotFetched } from '../onDemand.tsx'
import type { SearchField } from '../tableColumns.ts'
import { criteriaCount, narrowings, withCriterion, withoutCriteria, withText, type TableState } from '../tableState.ts'
import { useNarrow } from '../useNarrow.ts'
import classes from './FilterBar.module.css'
import { textOf } from './texts.ts'
import { TextSearch } from './TextSearch.tsx'

const criterionPanel = partOnDemand(() => import('./CriterionPanel.tsx').then((module) => module.CriterionPanel))

/** How many criteria stand in the bar; the others are a press away. */
const offered = 3
/** From more on, choices are searched among and not listed. */
const mostChoices = 12

/** The first of what the text is not looked for in: what is chosen rather than typed. */
const mostUsed = (fields: readonly SearchField[], hasText: boolean) =>
  fields.filter(({ kind }) => !hasText || kind !== 'text').slice(0, offered)

type Props = {
  fields: readonly SearchField[]
  state: TableState
  onChange: (state: TableState) => void
  /** Opens the dialog of all criteria. */
  onAll: () => void
  /** Where the list looks for a text. */
  hint: string | undefined
}

type Asked = { field: SearchField; target: HTMLElement }

/** What narrows a list, over it: a text, the criteria at hand, and what they are now. The dialog of all writes the same. */
export function FilterBar({ fields, state, onChange, onAll, hint }: Props) {
  const { t } = useTranslation()
  const isPhone = useNarrow()
  const [asked, ask] = useState<Asked | null>(null)
  const panel = usePart(criterionPanel, asked !== null, useTellNotFetched())
  const bar = useRef<HTMLDivElement>(null)
  const change = (next: TableState) => {
    onChange(next)
    const key = Object.keys(next.criteria).find((each) => !state.criteria[each])
    if (!key && narrowings(next) > 0) return
    void import('./barFocus.ts').then(({ focusInBar }) => focusInBar(bar.current, key)).catch(() => undefined)
  }
  const count = criteriaCount(state)
  const idle = fields.filter(({ key }) => !state.criteria[key])
  const atHand = mostUsed(fields, state.text !== null).filter((field) => idle.includes(field))
  const rest = idle.filter((field) => !atHand.includes(field))
  // A menu of one entry would be a press for nothing.
  const [shown, others] = rest.length > 1 ? [atHand, rest] : [[...atHand, ...rest], []]
  const set = ({ key }: SearchField, value: string) => change(withCriterion(state, key, { value }))
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label={t('ui.filters.label')} data-print="hidden">
      {state.text !== null && (
        <TextSearch text={state.text} onText={(text) => onChange(withText(state, text))} hint={hint} />
      )}
      <CriteriaChips
        {...{ fields, state }}
        onChange={change}
        onEdit={isPhone ? onAll : (field, target) => ask({ field, target })}
      />
      {!isPhone &&
        shown.map((field) => (
          <IdleFilter key={field.key} field={field} onSet={(value) => set(field, value)} onAsk={ask} />
        ))}
      {!isPhone && others.length > 0 && <OtherFilters fields={others} onAsk={ask} />}
      {fields.length > 0 && (
        <Indicator className={classes.all} label={count} size={16} disabled={count === 0 || !isPhone} offset={4}>
          <Button
            variant={isPhone ? 'default' : 'subtle'}
            size="sm"
            px={isPhone ? undefined : 8}
            leftSection={isPhone && <IconAdjustments size={16} aria-hidden />}
            aria-label={count > 0 ? t(isPhone ? 'ui.filters.sheetWith' : 'ui.search.openWith', { count }) : undefined}
            data-all
            aria-haspopup="dialog"
            onClick={onAll}
          >
            {t(isPhone ? 'ui.filters.sheet' : 'ui.search.open')}
          </Button>
        </Indicator>
      )}
      {narrowings(state) > 0 && (
        <Button
          className={classes.clear}
          variant="subtle"
          size="sm"
          px={8}
          onClick={() => change(withoutCriteria(state))}
        >
          {t('ui.criteria.clear')}
        </Button>
      )}
      {asked && panel && (
        <panel.Component
          key={asked.field.key}
          {...asked}
          criterion={state.criteria[asked.field.key]}
          onSet={(criterion) => change(withCriterion(state, asked.field.key, criterion))}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

type IdleProps = { field: SearchField; onSet: (value: string) => void; onAsk: (asked: Asked) => void }

/** A criterion that is not set: few choices are a menu, anything else is asked for. */
function IdleFilter({ field, onSet, onAsk }: IdleProps) {
  const { t } = useTranslation()
  const label = textOf(t, field.title)
  const look = {
    variant: 'default',
    size: 'sm',
    px: 12,
    fw: 400,
    rightSection: <IconChevronDown size={14} aria-hidden />,
    'aria-label': t('ui.filters.by', { label }),
  } as const
  if (field.kind !== 'select' || field.options.length > mostChoices) {
    const open = (target: HTMLElement) => onAsk({ field, target })
    return (
      <Button {...look} aria-haspopup="dialog" onClick={(event) => open(event.currentTarget)}>
        {label}
      </Button>
    )
  }
  return (
    <MenuButton button={<Button {...look}>{label}</Button>} position="bottom-start">
      {(Menu) =>
        field.options.map((option) => (
          <Menu.Item key={option.value} onClick={() => onSet(option.value)}>
            {option.label}
          </Menu.Item>
        ))
      }
    </MenuButton>
  )
}

function OtherFilters({ fields, onAsk }: { fields: readonly SearchField[]; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const button = (
    <Button
      ref={setTarget}
      variant="subtle"
      color="gray"
      size="sm"
      px={8}
      fw={400}
      c="var(--mantine-color-text)"
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      {t('ui.filters.add')}
    </Button>
  )
  return (
    <MenuButton button={button} position="bottom-start">
      {(Menu) =>
        fields.map((field) => (
          <Menu.Item key={field.key} onClick={() => target && onAsk({ field, target })}>
            {textOf(t, field.title)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  )
}
