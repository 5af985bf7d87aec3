import { sidesOf } from '@logis/contract/administration.rules'
import { companyRoles, companyTypes } from '@logis/contract/companies.rules'
import { energyKinds, energyStatuses } from '@logis/contract/energies.rules'
import { locales } from '@logis/contract/locale'
import { invoiceStatuses, orderStatuses } from '@logis/contract/orders.rules'
import { globalRoles } from '@logis/contract/people.rules'
import { partnerStates } from '@logis/contract/partners.rules'
import { productTypes, requestStatuses } from '@logis/contract/products.rules'
import { retentionStates } from '@logis/contract/retention.rules'
import { subscribableCodes } from '@logis/contract/subscriptions.rules'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { isAmong } from '../platform/isAmong.ts'
import { useQuantity } from '../platform/useQuantity.ts'
import type { AdministrationEntry } from './api.ts'
import classes from './EntryChanges.module.css'
import type { fr } from './fr.ts'

type Attribute = keyof typeof fr.attributes

/** A state is called as its noun calls it: two nouns may have one code for two states. */
const useStatusName = () => {
  const { t } = useTranslation()
  return (model: AdministrationEntry['model_name'], value: string): string | undefined => {
    if (model === 'ProductRequest' && isAmong(requestStatuses, value)) return t(`products.requests.status.${value}`)
    if (model === 'PurchaseOrder' && isAmong(orderStatuses, value)) return t(`orders.orders.status.${value}`)
    if (model === 'Company' && isAmong(partnerStates, value)) return t(`partners.states.${value}`)
    if (model === 'Invoice' && isAmong(invoiceStatuses, value)) return t(`orders.invoices.status.${value}`)
    return isAmong(energyStatuses, value) ? t(`energies.status.${value}`) : undefined
  }
}

/** What people call a code that stands in an entry; undefined of what is none. */
const useCodeName = () => {
  const { t } = useTranslation()
  const statusName = useStatusName()
  const wholeRole = (role: string) => (isAmong(globalRoles, role) ? t(`people.globalRoles.${role}`) : role)
  const subscribed = (code: string) => (isAmong(subscribableCodes, code) ? t(`subscriptions.codes.${code}`) : code)
  return (model: AdministrationEntry['model_name'], name: string, value: string): string | undefined => {
    if (name === 'status') return statusName(model, value)
    if (name === 'energy' && isAmong(energyKinds, value)) return t(`energies.kind.${value}`)
    if (name === 'type' && isAmong(productTypes, value)) return t(`devices.types.${value}`)
    if (name === 'type' && isAmong(companyTypes, value)) return t(`home.types.${value}`)
    if (name === 'role' && isAmong(companyRoles, value)) return t(`companies.team.role.${value}.name`)
    if (name === 'locale' && isAmong(locales, value)) return t(`administration.languages.${value}`)
    if (name === 'retention' && isAmong(retentionStates, value)) return t(`retention.states.${value}`)
    if (name === 'global_roles') return value.split(', ').map(wholeRole).join(', ')
    if (name !== 'subscription') return undefined
    return value.replace(/^[A-Z0-9_]+/, subscribed).replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day))
  }
}

/** What an administrator changed, from what to what. An attribute that no text names is shown as it is called. */
export function EntryChanges({ action, changes, model_name }: AdministrationEntry) {
  const { t, i18n } = useTranslation()
  const { formatDateTime } = useFormats()
  const codeName = useCodeName()
  const quantity = useQuantity()
  const isNamed = (name: string): name is Attribute => i18n.exists(`administration.attributes.${name}`)
  const shown = (name: string, value: string | null): string => {
    if (value === null || value === '') return t('administration.nothing')
    const code = codeName(model_name, name, value)
    if (code !== undefined) return code
    if (name === 'password_reset') return t('administration.sent')
    if (value === 'true' || value === 'false') return t(`administration.${value === 'true' ? 'yes' : 'no'}`)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatDateTime(value) : (quantity(name, value) ?? value)
  }
  const sides = changes.map((change) => sidesOf(action, change))
  return (
    <dl className={classes.changes}>
      {changes.map(({ attribute_name: name, old_value, value }, at) => (
        <div className={classes.change} key={name}>
          <dt>{isNamed(name) ? t(`administration.attributes.${name}`) : name}</dt>
          <dd>
            {sides[at]!.before && (
              <>
                <span className="visually-hidden">{t('administration.before')} </span>
                <del>{shown(name, old_value)}</del>
                {sides[at]!.after && <IconArrowRight size={14} aria-hidden />}
              </>
            )}
            {sides[at]!.after && (
              <>
                <span className="visually-hidden">{t('administration.after')} </span>
                <span>{shown(name, value)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
