import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBan, IconRestore } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { useRestoreProject, type Project } from './api.ts'
import classes from './CancelledPanel.module.css'

/** PRJ-17..19: what is left of a cancelled project, and the way back. */
export function CancelledPanel({ project, deletedAt }: { project: Project; deletedAt: string }) {
  const { t } = useTranslation()
  const [restoring, restore] = useDisclosure(false)
  const mayRestore = project.cannot.restore === null
  return (
    <section className={classes.panel}>
      <IconBan className={classes.icon} size={24} aria-hidden />
      <div className={classes.text}>
        <h2>{t('projectPage.cancelled.title')}</h2>
        <p>{t('projectPage.cancelled.since', { date: formatDate(deletedAt) })}</p>
        <p>{t(mayRestore ? 'projectPage.cancelled.hintForAdministrator' : 'projectPage.cancelled.hint')}</p>
        {mayRestore && (
          <Button leftSection={<IconRestore size={16} aria-hidden />} aria-haspopup="dialog" onClick={restore.open}>
            {t('projectPage.restore.title')}
          </Button>
        )}
      </div>
      {restoring && <RestoreDialog project={project} onClose={restore.close} />}
    </section>
  )
}

/** The server's own sentence says that it is done. */
function RestoreDialog({ project: { id, type }, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('projectPage.restore.title')}
      destructive={false}
      text={
        <>
          <p>{t('projectPage.restore.text')}</p>
          {type === 'BUILDING' && <p>{t('projectPage.restore.building')}</p>}
        </>
      }
      call={useRestoreProject()}
      input={{ residence_id: id }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
