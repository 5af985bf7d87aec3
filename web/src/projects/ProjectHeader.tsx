import type { ReactNode } from 'react'
import { Alone } from '../ui/Alone.tsx'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { ActivationChip } from './ActivationChip.tsx'
import type { Project } from './api.ts'
import { Journey } from './Journey.tsx'
import classes from './ProjectHeader.module.css'
import { typeIcons } from './typeIcons.ts'

type Props = {
  project: Project
  /** The home's face, where it has one. */
  picture?: ReactNode
  /** Of a building, its flats at a glance. */
  front?: ReactNode
  map?: ReactNode
  actions: ReactNode
  /** What is to be done next, or why nothing may be. */
  children: ReactNode
}

/** What the list of the flats tells, and the address: neither is missed here. */
const nothing = () => null

/** What home it is, how far it has come and what is next: the first half of its information (PRJ-27). */
export function ProjectHeader({ project, picture, front, map, actions, children }: Props) {
  const { t } = useTranslation()
  const { name, type, contact_information, journey } = project
  const address = contact_information.addresses[0]
  const TypeIcon = typeIcons[type]
  return (
    <header className={classes.header}>
      <div className={classes.hero}>
        {picture}
        <div className={classes.about}>
          <p className={classes.type}>
            <TypeIcon size={16} aria-hidden />
            <span>{t(`projects.types.${type}`)}</span>
            <ActivationChip project={project} />
          </p>
          <h1 className={classes.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={classes.address}>
            {addressLine(address) ?? t('projectPage.information.noAddress')}
            {address?.extra_infos && <span className={classes.more}>{address.extra_infos}</span>}
          </p>
          {journey.owner && <p className={classes.owner}>{t('projectPage.owner', { name: journey.owner.name })}</p>}
          <div className={classes.actions}>{actions}</div>
        </div>
        <Alone around={nothing}>{front}</Alone>
        <Alone around={nothing}>{map}</Alone>
      </div>
      <Journey project={project} />
      {children}
    </header>
  )
}
