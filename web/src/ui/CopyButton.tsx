import { ActionIcon, CopyButton as MantineCopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from './texts.ts'
import { announce } from './announce.ts'
import { Tip } from './Tip.tsx'

type Props = {
  value: string
  /** What is copied, for the name of the button: « Copier : code résidence ». */
  what: string
}

/**
 * Copies a text and says so.
 *
 * @example <CopyButton value={project.residence_code} what={t('projects.residenceCode')} />
 */
export function CopyButton({ value, what }: Props) {
  const { t } = useTranslation()
  return (
    <MantineCopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Tip label={copied ? t('ui.action.copied') : t('ui.action.copy')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('ui.action.copyOf', { what })}
            onClick={() => {
              copy()
              announce(t('ui.action.copied'))
            }}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tip>
      )}
    </MantineCopyButton>
  )
}
