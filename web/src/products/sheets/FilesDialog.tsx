import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose, tellSuccess } from '../../platform/teller.tsx'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { run, type Call } from '../../ui/call.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBlock, RefusalNote } from '../../ui/ErrorBlock.tsx'
import { useAddDocument, useDeleteDocument, useRemovePicture, useSetPicture, useSheet, type WholeSheet } from './api.ts'
import classes from './sheets.module.css'

type Props = { productId: number; onClose: () => void }

/** ADMIN-03: what every device of the product shows: its picture, its notice. */
export function FilesDialog({ productId, onClose }: Props) {
  const { t } = useTranslation()
  const sheet = useSheet(productId)
  return (
    <Dialog title={t('products.files.title')} width="md" onClose={onClose}>
      {sheet.data && <Files sheet={sheet.data.data} />}
      {sheet.error && <ErrorBlock error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {sheet.isPending && <Skeleton height={200} />}
    </Dialog>
  )
}

function Files({ sheet }: { sheet: WholeSheet }) {
  const { t } = useTranslation()
  const { id, picture_path, documents } = sheet
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const setPicture = useSetPicture(id)
  const addDocument = useAddDocument(id)
  const isBusy = setPicture.isPending || addDocument.isPending

  const act = <Input, Answer>(call: Call<Input, Answer>, input: Input, done: string) => {
    setRefusal(null)
    run(call, input, { onSuccess: () => tellSuccess(done), onError: (error) => setRefusal({ error }) })
  }
  return (
    <>
      <p className={classes.help}>{sheet.name}</p>
      <Part
        title={t('products.files.picture')}
        action={
          <Chosen
            label={t('products.files.setPicture')}
            icon={<IconPhoto size={16} aria-hidden />}
            accept="image/*"
            isBusy={isBusy}
            onChoose={(file) => act(setPicture, file, t('products.files.pictureSet'))}
          />
        }
      >
        {picture_path === null ? (
          <p className={classes.help}>{t('products.files.noPicture')}</p>
        ) : (
          <div className={classes.document}>
            <span>
              <img className={classes.picture} src={picture_path} alt={sheet.name} />
            </span>
            <Bin label={t('products.files.removePicture')} isBusy={isBusy} onClick={() => setRemoved('picture')} />
          </div>
        )}
      </Part>
      <Part
        title={t('products.files.documents')}
        action={
          <Chosen
            label={t('products.files.add')}
            icon={<IconPlus size={16} aria-hidden />}
            isBusy={isBusy}
            onChoose={(file) => act(addDocument, file, t('products.files.added'))}
          />
        }
      >
        {documents.length === 0 && <p className={classes.help}>{t('products.files.none')}</p>}
        <ul className={classes.documents} aria-label={t('products.files.documents')}>
          {documents.map((document) => (
            <li key={document.id} className={classes.document}>
              <span>{document.name}</span>
              <Bin
                label={t('products.files.remove', { name: document.name })}
                isBusy={isBusy}
                onClick={() => setRemoved(document)}
              />
            </li>
          ))}
        </ul>
      </Part>
      <RefusalNote error={refusal?.error} />
      {removed === 'picture' && <RemovePictureDialog productId={id} onClose={() => setRemoved(null)} />}
      {removed && removed !== 'picture' && (
        <RemoveDocumentDialog productId={id} document={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  )
}

type Removed = 'picture' | WholeSheet['documents'][number]

function RemovePictureDialog({ productId, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('products.files.removePicture')}
      text={t('products.files.removePictureText')}
      call={useRemovePicture()}
      input={{ product_id: productId }}
      onDone={() => tellAndClose(t('products.files.pictureRemoved'), onClose)}
      onClose={onClose}
    />
  )
}

function RemoveDocumentDialog({ productId, document, onClose }: Props & { document: WholeSheet['documents'][number] }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('products.files.removeTitle')}
      text={t('products.files.removeText', { name: document.name })}
      call={useDeleteDocument()}
      input={{ product_id: productId, document_id: document.id }}
      onDone={() => tellAndClose(t('products.files.removed'), onClose)}
      onClose={onClose}
    />
  )
}

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}

type ChosenProps = {
  label: string
  icon: ReactNode
  accept?: string
  isBusy: boolean
  onChoose: (file: File) => void
}

function Chosen({ label, icon, accept, isBusy, onChoose }: ChosenProps) {
  return (
    <FileChoice {...(accept && { accept })} onChange={(file) => file && onChoose(file)}>
      {(props) => (
        <Button {...props} variant="default" size="compact-md" leftSection={icon} disabled={isBusy}>
          {label}
        </Button>
      )}
    </FileChoice>
  )
}

function Bin({ label, isBusy, onClick }: { label: string; isBusy: boolean; onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="max(36px, var(--logis-target-size))"
      aria-label={label}
      disabled={isBusy}
      onClick={onClick}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  )
}
