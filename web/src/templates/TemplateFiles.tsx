import { defaultFolders, type DefaultFolderCode } from '@logis/contract/documents.rules'
import { ActionIcon, Button, Select, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { useRemoveTemplateDocument, useSendTemplateFiles, type TemplateRow } from './api.ts'
import classes from './TemplateDetail.module.css'
import { FileChoice } from '../ui/FileChoice.tsx'

type File = TemplateRow['documents'][number]
type Props = { companyId: number; template: TemplateRow }

const useFolderName = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (code: string | null) =>
    defaultFolders.find((folder) => folder.code === code)?.[language] ?? t('templates.files.root')
}

/** TPL-08: the files that projects receive, each with the folder it goes to. */
export function TemplateFiles({ companyId, template }: Props) {
  const { t } = useTranslation()
  const folderName = useFolderName()
  const [removing, setRemoving] = useState<File | null>(null)
  const files = template.documents
  const mayEdit = template.cannot.edit === null
  return (
    <section aria-label={t('templates.files.title')}>
      <h3 className={classes.title}>{t('templates.files.title')}</h3>
      {files.length === 0 && <p className={classes.none}>{t('templates.files.none')}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <span>
              {file.name}
              <span className={classes.folder}>{folderName(file.folder_code)}</span>
            </span>
            {mayEdit && (
              <Tooltip label={t('templates.files.remove')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('templates.files.removeOf', { name: file.name })}
                  aria-haspopup="dialog"
                  onClick={() => setRemoving(file)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddFiles companyId={companyId} template={template} />}
      {removing && <RemoveFileDialog {...{ companyId, template }} file={removing} onClose={() => setRemoving(null)} />}
    </section>
  )
}

function AddFiles({ companyId, template }: Props) {
  const { t } = useTranslation()
  const folderName = useFolderName()
  const [folder, setFolder] = useState<DefaultFolderCode | ''>('')
  const send = useSendTemplateFiles(companyId, template.id, (t) =>
    t('templates.files.destination', { name: template.name }),
  )
  return (
    <div className={classes.add}>
      <Select
        label={t('templates.files.folder')}
        data={['' as const, ...defaultFolders.map(({ code }) => code)].map((value) => ({
          value,
          label: folderName(value || null),
        }))}
        value={folder}
        allowDeselect={false}
        onChange={(value) => setFolder(value ?? '')}
      />
      <FileChoice multiple onChange={(files) => send(files, folder || null)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('templates.files.add')}
          </Button>
        )}
      </FileChoice>
    </div>
  )
}

function RemoveFileDialog({ companyId, template, file, onClose }: Props & { file: File; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name } = file
  return (
    <Confirm
      title={t('templates.files.remove')}
      text={t('templates.files.removeText', { name })}
      call={useRemoveTemplateDocument()}
      input={{ company_id: companyId, template_id: template.id, document_id: id }}
      onDone={() => tellAndClose(t('templates.files.removed', { name }), onClose)}
      onClose={onClose}
    />
  )
}
