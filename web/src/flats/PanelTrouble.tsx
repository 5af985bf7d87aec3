import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useTranslation } from '../ui/texts.ts'
import type { FlatActs, FlatRow, FlatsShown } from './api.ts'
import classes from './Flats.module.css'
import { remedyOf, troubleOf, type Remedy, type Trouble } from './trouble.ts'

type Props = {
  companyId: number
  flat: FlatRow
  shows: FlatsShown
  cannot: FlatActs
  invite: (onClose: () => void) => ReactNode
}

/** The one thing to be done about a flat, in words, with what does it. */
export function PanelTrouble({ companyId, flat, shows, cannot, invite }: Props) {
  const { t } = useTranslation()
  const words = useWords()
  const [inviting, setInviting] = useState(false)
  const trouble = troubleOf(flat, shows)
  const remedy = trouble && remedyOf(trouble, shows, cannot)
  if (!trouble || (trouble.kind === 'uninvited' && !remedy)) return null
  const { fact, about } = words(trouble, shows)
  return (
    <section className={classes.trouble} data-tone={trouble.kind} aria-label={t('flats.trouble.title')}>
      <p>
        <strong>{fact}</strong> {about}
      </p>
      {remedy && <Act {...{ companyId, flat, trouble, shows, remedy }} onInvite={() => setInviting(true)} />}
      {inviting && invite(() => setInviting(false))}
    </section>
  )
}

type ActProps = Pick<Props, 'companyId' | 'flat' | 'shows'> & {
  trouble: Trouble
  remedy: Exclude<Remedy, null>
  onInvite: () => void
}

function Act({ companyId, flat, trouble, shows, remedy, onInvite }: ActProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (remedy === 'answer') {
    // The panel makes way: where there is no room beside, it covers what it leads to.
    const answer = () =>
      void navigate({ to: '.', hash: 'tenants', search: (before: object) => ({ ...before, logement: undefined }) })
    return (
      <Button size="xs" variant="default" onClick={answer}>
        {t('flats.trouble.answer')}
      </Button>
    )
  }
  if (remedy === 'correct')
    return (
      <Button size="xs" variant="default" component="a" href={paths.project(companyId, flat.id)}>
        {t('flats.trouble.correct')}
      </Button>
    )
  const isRefused = trouble.kind === 'refused'
  return (
    <Button size="xs" variant="default" aria-haspopup="dialog" onClick={onInvite}>
      {t(isRefused ? 'flats.trouble.correct' : shows.tenants ? 'flats.trouble.inviteTenant' : 'flats.trouble.send')}
    </Button>
  )
}

const useWords = () => {
  const { t } = useTranslation()
  return (trouble: Trouble, shows: FlatsShown): { fact: string; about?: string } => {
    if (trouble.kind === 'requested') return { fact: t('flats.trouble.requested') }
    if (trouble.kind === 'refused')
      return {
        fact: t('flats.trouble.refused', { date: formatDate(trouble.at) }),
        about: t('flats.trouble.refusedAbout'),
      }
    if (trouble.kind === 'uninvited')
      return { fact: t(shows.tenants ? 'flats.trouble.uninvited' : 'flats.trouble.unsent') }
    const energy = t(`energies.kind.${trouble.energy}`)
    return {
      fact: t('flats.trouble.consent', { energy, status: t(`energies.status.${trouble.status}`).toLowerCase() }),
      about: t('flats.trouble.consentAbout'),
    }
  }
}
