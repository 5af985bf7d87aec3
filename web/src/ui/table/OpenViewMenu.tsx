import { useTranslation } from '../texts.ts'
import { OpenMenu, type MenuParts, type OpenMenuProps } from '../OpenMenu.tsx'
import type { TableShape, TableView, ViewOptions } from '../tableView.ts'
import { textOf } from './texts.ts'

const shapes = ['lines', 'photos'] as const
const heights = ['auto', 'compact', 'comfortable'] as const

type Props = Pick<OpenMenuProps, 'target' | 'opened' | 'onChange'> & { view: TableView; options: ViewOptions }

/** What « Affichage » opens. In a file of its own, fetched on demand. */
export function OpenViewMenu({ view, options, ...menu }: Props) {
  const { shape } = options
  return (
    <OpenMenu position="bottom-end" closeOnItemClick={false} {...menu}>
      {(Menu) => (
        <>
          {shape && <ShapeChoice {...{ Menu, view, shape }} />}
          {/* A photo has the same few facts beside it, whatever columns the lines have. */}
          {shape !== 'photos' && <LineChoices {...{ Menu, view, options }} />}
        </>
      )}
    </OpenMenu>
  )
}

type ShapeProps = { Menu: MenuParts; view: TableView; shape: TableShape }

function ShapeChoice({ Menu, view, shape }: ShapeProps) {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Label>{t('tables.shape')}</Menu.Label>
      <Menu.RadioGroup value={shape} onChange={(chosen) => view.chooseShape(chosen as 'lines')}>
        {shapes.map((each) => (
          <Menu.RadioItem key={each} value={each}>
            {t(`tables.shapes.${each}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {shape === 'lines' && <Menu.Divider />}
    </>
  )
}

type LineProps = { Menu: MenuParts; view: TableView; options: ViewOptions }

function LineChoices({ Menu, view, options: { choices, isShown, toggle } }: LineProps) {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Label>{t('tables.columns')}</Menu.Label>
      {choices.map((column) => (
        <Menu.CheckboxItem key={column.key} checked={isShown(column)} onChange={() => toggle(column)}>
          {textOf(t, column.title)}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.Label>{t('tables.rowHeight')}</Menu.Label>
      <Menu.RadioGroup value={view.rowHeight} onChange={(height) => view.chooseRowHeight(height as 'auto')}>
        {heights.map((height) => (
          <Menu.RadioItem key={height} value={height}>
            {t(`tables.heights.${height}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
