import { pictureTypes } from '@logis/contract/companies.rules'
import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { announce } from '../../ui/announce.ts'
import { run } from '../../ui/call.ts'
import { ErrorNote } from '../../ui/ErrorBlock.tsx'
import { referenceOf, refusedOf } from '../../ui/refusal.ts'
import { RefusalText } from '../../ui/RefusalText.tsx'
import type { Company } from '../api.ts'
import { useRemovePicture, useSetPicture } from './api.ts'
import classes from './PictureField.module.css'

const accept = pictureTypes.map((type) => `.${type}`).join(',')

/** PROF-08, PROF-09: one picture, chosen or photographed. It is kept at once, apart from what the form saves. */
export function PictureField({ company: { id, name, picture_path: path } }: { company: Company }) {
  const { t } = useTranslation()
  const send = useSetPicture(id)
  const remove = useRemovePicture()
  const choose = useRef<HTMLButtonElement>(null)
  const forgetFile = useRef<() => void>(null)
  const forgetPhoto = useRef<() => void>(null)
  const busy = send.isPending || remove.isPending
  const failed = send.error ?? remove.error

  const pick = (file: File | null) => {
    // One that was refused or deleted may be chosen again.
    forgetFile.current?.()
    forgetPhoto.current?.()
    if (!file) return
    remove.reset()
    run(send, file, { onSuccess: () => announce(t('companies.profile.picture.saved')), onError: () => {} })
  }
  const drop = () => {
    send.reset()
    const onSuccess = () => {
      // The button that was pressed is gone.
      choose.current?.focus()
      announce(t('companies.profile.picture.removed'))
    }
    run(remove, { company_id: id }, { onSuccess, onError: () => {} })
  }
  return (
    <div role="group" aria-label={t('companies.profile.picture.title')} className={classes.field}>
      <CompanyLogo name={name} path={path} size={72} />
      <div className={classes.texts}>
        <div className={classes.buttons}>
          <FileButton accept={accept} resetRef={forgetFile} onChange={pick}>
            {(props) => (
              <Button
                {...props}
                ref={choose}
                variant="default"
                loading={send.isPending}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t(path ? 'companies.profile.picture.change' : 'companies.profile.picture.choose')}
              </Button>
            )}
          </FileButton>
          <FileButton accept="image/*" capture="environment" resetRef={forgetPhoto} onChange={pick}>
            {(props) => (
              <Button
                {...props}
                className={classes.camera}
                variant="default"
                disabled={busy}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t('companies.profile.picture.photograph')}
              </Button>
            )}
          </FileButton>
          {path && (
            <Button
              variant="subtle"
              color="var(--logis-error-ink)"
              loading={remove.isPending}
              disabled={send.isPending}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={drop}
            >
              {t('companies.profile.picture.remove')}
            </Button>
          )}
        </div>
        <p className={classes.help}>{t('companies.profile.picture.help')}</p>
      </div>
      {failed && (
        <ErrorNote reference={referenceOf(refusedOf(failed))}>
          <p>
            <RefusalText error={failed} />
          </p>
        </ErrorNote>
      )}
    </div>
  )
}
