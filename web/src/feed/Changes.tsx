import { bookletItems, bookletKinds, touchable } from '@logis/contract/booklet.rules'
import { fileGroups, interventionStatuses, interventionTypes } from '@logis/contract/interventions.rules'
import { residenceTypes } from '@logis/contract/projects.rules'
import type { AttributeChange } from '@logis/contract/feed'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { isAmong } from '../platform/isAmong.ts'
import { useQuantity } from '../platform/useQuantity.ts'
import classes from './Changes.module.css'
import type { fr } from './fr.ts'

const messageEvents = ['RESIDENT', 'COMPANY', 'CLOSED'] as const
type Attribute = keyof typeof fr.attributes

/** A value as people read it; the journal keeps texts. */
const useShownValue = () => {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const quantity = useQuantity()
  return (name: string, value: string | null): string => {
    if (value === null || value === '') return t('feed.nothing')
    if (value === 'true') return t('feed.yes')
    if (value === 'false') return t('feed.no')
    if (name === 'type' && isAmong(residenceTypes, value)) return t(`projects.types.${value}`)
    if (name === 'intervention' && isAmong(interventionTypes, value)) return t(`interventions.types.${value}`)
    if (name === 'intervention_status' && isAmong(interventionStatuses, value))
      return t(`interventions.statuses.${value}`)
    if (name === 'file_group' && isAmong(fileGroups, value)) return t(`interventions.groups.${value}`)
    if (name === 'booklet_kind' && isAmong(bookletKinds, value)) return t(`booklet.kinds.${value}`)
    if (name === 'message' && isAmong(messageEvents, value)) return t(`feed.by.${value}`)
    const [, why] = /^NOT_APPLICABLE: (.*)$/s.exec(value) ?? []
    if (name.startsWith('booklet.') && why !== undefined) return t('feed.withoutObject', { why })
    if (name.startsWith('booklet.')) return value.replace(/^DOCUMENT: \d+/, t('feed.aDocument'))
    if (name === 'booklet_touched')
      return value
        .split(/, ?/)
        .map((part) => (isAmong(touchable, part) ? t(`booklet.touch.${part}`) : part))
        .join(', ')
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatDateTime(value) : (quantity(name, value) ?? value)
  }
}

/** What an act has changed, attribute by attribute: before, after. An attribute without a name of ours is shown as it is. */
export function Changes({ changes }: { changes: readonly AttributeChange[] }) {
  const { t, i18n } = useTranslation()
  const shownValue = useShownValue()
  const isKnown = (name: string): name is Attribute => i18n.exists(`feed.attributes.${name}`)
  const named = (name: string): string => {
    const [, item = ''] = /^booklet\.(\w+)\./.exec(name) ?? []
    if (isAmong(bookletItems, item)) return t('feed.ofBooklet', { item: t(`booklet.items.${item}`) })
    return isKnown(name) ? t(`feed.attributes.${name}`) : name
  }
  return (
    <dl className={classes.changes}>
      {changes.map(({ attribute_name: name, old_value, value }) => (
        <div className={classes.change} key={name}>
          <dt>{named(name)}</dt>
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
