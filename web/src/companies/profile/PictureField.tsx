import { pictureTypes } from '@logis/contract/companies.rules'
import { Button } from '@mantine/core'
import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { announce } from '../../ui/announce.ts'
import { run } from '../../ui/call.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RefusalNote } from '../../ui/ErrorBlock.tsx'
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
  const [asking, ask] = useState(false)

  const pick = (file: File | null) => {
    if (!file) return
    run(send, file, { onSuccess: () => announce(t('companies.profile.picture.saved')), onError: () => {} })
  }
  const removed = () => {
    ask(false)
    send.reset()
    // The button that was pressed is gone.
    choose.current?.focus()
    announce(t('companies.profile.picture.removed'))
  }
  return (
    <div role="group" aria-label={t('companies.profile.picture.title')} className={classes.field}>
      <CompanyLogo name={name} path={path} size={72} />
      <div className={classes.texts}>
        <div className={classes.buttons}>
          <FileChoice accept={accept} onChange={pick}>
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
          </FileChoice>
          <FileChoice accept="image/*" capture="environment" onChange={pick}>
            {(props) => (
              <Button
                {...props}
                className={classes.camera}
                variant="default"
                disabled={send.isPending}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t('companies.profile.picture.photograph')}
              </Button>
            )}
          </FileChoice>
          {path && (
            <Button
              variant="subtle"
              color="var(--logis-error-ink)"
              disabled={send.isPending}
              aria-haspopup="dialog"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => ask(true)}
            >
              {t('companies.profile.picture.remove')}
            </Button>
          )}
        </div>
        <p className={classes.help}>{t('companies.profile.picture.help')}</p>
      </div>
      {send.error && (
        <div className={classes.refusal}>
          <RefusalNote error={send.error} />
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('companies.profile.picture.remove')}
          text={t('companies.profile.picture.removeText')}
          call={remove}
          input={{ company_id: id }}
          onDone={removed}
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}
