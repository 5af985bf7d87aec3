import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useAskedAct } from '../platform/askedActs.ts'
import { tellSuccess } from '../platform/teller.tsx'
import type { Project } from './api.ts'
import { onDemand } from '../ui/onDemand.tsx'

const NewProjectDialog = onDemand(() => import('./NewProjectDialog.tsx').then((module) => module.NewProjectDialog))

/** PRJ-11: once created, the project opens. `isAside`: the page has a next act of its own. */
export function NewProjectButton({ companyId, isAside = false }: { companyId: number; isAside?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [creating, create] = useDisclosure(false)
  useAskedAct('create_project', companyId, create.open)
  const created = ({ data: { id, name } }: { data: Project }) => {
    tellSuccess(t('projects.create.done', { name }))
    void navigate({ to: paths.project(companyId, id) })
  }
  return (
    <>
      <Button
        variant={isAside ? 'light' : 'filled'}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={create.open}
      >
        {t('projects.create.open')}
      </Button>
      {creating && <NewProjectDialog companyId={companyId} onDone={created} onClose={create.close} />}
    </>
  )
}
