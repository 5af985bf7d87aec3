import {
  fileGroups,
  interventionStatuses,
  interventionTypes,
  type FileGroup,
  type InterventionStatus,
  type InterventionType,
} from '@logis/contract/interventions.rules'
import { residenceTypes, type ResidenceType } from '@logis/contract/projects.rules'
import type { AttributeChange } from '@logis/contract/feed'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate, useFormats } from '../platform/formats.ts'
import classes from './Changes.module.css'
import type { fr } from './fr.ts'

type Attribute = keyof typeof fr.attributes

const isType = (value: string): value is ResidenceType => (residenceTypes as readonly string[]).includes(value)
const isIntervention = (value: string): value is InterventionType =>
  (interventionTypes as readonly string[]).includes(value)
const isStatus = (value: string): value is InterventionStatus =>
  (interventionStatuses as readonly string[]).includes(value)
const isGroup = (value: string): value is FileGroup => (fileGroups as readonly string[]).includes(value)

/** A value as people read it; the journal keeps texts. */
const useShownValue = () => {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return (name: string, value: string | null): string => {
    if (value === null || value === '') return t('feed.nothing')
    if (value === 'true') return t('feed.yes')
    if (value === 'false') return t('feed.no')
    if (name === 'type' && isType(value)) return t(`projects.types.${value}`)
    if (name === 'intervention' && isIntervention(value)) return t(`interventions.types.${value}`)
    if (name === 'intervention_status' && isStatus(value)) return t(`interventions.statuses.${value}`)
    if (name === 'file_group' && isGroup(value)) return t(`interventions.groups.${value}`)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatDateTime(value) : value
  }
}

/** What an act has changed, attribute by attribute: before, after. An attribute without a name of ours is shown as it is. */
export function Changes({ changes }: { changes: readonly AttributeChange[] }) {
  const { t, i18n } = useTranslation()
  const shownValue = useShownValue()
  const isKnown = (name: string): name is Attribute => i18n.exists(`feed.attributes.${name}`)
  return (
    <dl className={classes.changes}>
      {changes.map(({ attribute_name: name, old_value, value }) => (
        <div className={classes.change} key={name}>
          <dt>{isKnown(name) ? t(`feed.attributes.${name}`) : name}</dt>
          <dd>
            {old_value !== null && (
              <>
                <span className="visually-hidden">{t('feed.before')} </span>
                <del>{shownValue(name, old_value)}</del>
                <IconArrowRight size={14} aria-hidden />
                <span className="visually-hidden">{t('feed.after')} </span>
              </>
            )}
            <span data-empty={value === null || undefined}>{shownValue(name, value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
