import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconDownload, IconFolders, IconTableImport, type TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useIdentity } from '../platform/identity.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import type { TableState } from '../ui/tableState.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { run } from '../ui/call.ts'
import { useExportProjects } from './api.ts'
import { mayImportProjects } from './mayCreateProjects.ts'

type Act = { text: string; icon: TablerIcon; closed: string | null } & (
  | { to: string }
  | { run: () => void; busy: boolean }
)

/** What is done with the whole list, beside what is done with some of it: buttons, on a phone the entries of one menu. */
export function ProjectListActs({ companyId, state }: { companyId: number; state: TableState }) {
  const { t } = useTranslation()
  const identity = useIdentity()
  const closed = useClosedToSupport()
  const download = useExportProjects(companyId, t('projects.csv.file'))
  const acts: Act[] = [
    // The list on the screen, all its pages, as a file for a spreadsheet.
    {
      text: t('projects.csv.export'),
      icon: IconDownload,
      closed,
      run: () => run(download, state),
      busy: download.isPending,
    },
  ]
  if (mayImportProjects(identity))
    acts.push(
      { text: t('projects.sortFiles'), icon: IconFolders, closed, to: paths.sortFiles(companyId) },
      { text: t('projects.import'), icon: IconTableImport, closed, to: paths.importProjects(companyId) },
    )
  return useNarrow() ? <ActsMenu acts={acts} /> : acts.map((act) => <ActOfList key={act.text} act={act} />)
}

function ActOfList({ act }: { act: Act }) {
  const look = { variant: 'default', leftSection: <act.icon size={16} aria-hidden /> }
  if ('to' in act && act.closed === null) {
    const { text, to } = act
    return (
      <Button {...look} renderRoot={(props) => <Link {...props} to={to} />}>
        {text}
      </Button>
    )
  }
  const call = 'run' in act && { loading: act.busy, onClick: act.run }
  return (
    <ActButton {...look} {...call} closed={act.closed}>
      {act.text}
    </ActButton>
  )
}

function ActsMenu({ acts }: { acts: readonly Act[] }) {
  const { t } = useTranslation()
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon
          variant="default"
          size={44}
          loading={acts.some((act) => 'busy' in act && act.busy)}
          aria-label={t('projects.listActs')}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      }
    >
      {(Menu) =>
        acts.map((act) => {
          const look = { leftSection: <act.icon size={16} aria-hidden /> }
          return 'to' in act && act.closed === null ? (
            <Menu.Item {...look} key={act.text} component={Link} to={act.to}>
              {act.text}
            </Menu.Item>
          ) : (
            <Menu.Act {...look} key={act.text} closed={act.closed} onClick={'run' in act ? act.run : () => {}}>
              {act.text}
            </Menu.Act>
          )
        })
      }
    </MenuButton>
  )
}
