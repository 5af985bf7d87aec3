import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { hasBoiler } from './draft.ts'
import type { InterventionForm } from './InterventionFields.tsx'

/** What a form holds, as lines to read again before it is sent (PTG-14). */
export function useSummary({ intervention, boiler, files }: InterventionForm) {
  const { t } = useTranslation()
  const none = t('interventions.summary.none')
  const names = Object.values(files).flatMap((list) => list.map(({ name }) => name))
  const { product, request } = boiler
  const requested = [request.name, request.manufacturer, request.reference].map((text) => text.trim()).join(' · ')
  return {
    boiler: [
      product
        ? {
            label: t('interventions.boiler.product'),
            value: [product.label, product.detail].filter(Boolean).join(' · '),
          }
        : { label: t('interventions.boiler.request'), value: hasBoiler(boiler) ? requested : none },
    ],
    intervention: [
      {
        label: t('interventions.field.typeOfIntervention'),
        value: intervention.type ? t(`interventions.types.${intervention.type}`) : none,
      },
      { label: t('interventions.field.status'), value: t(`interventions.statuses.${intervention.status}`) },
      {
        label: t('interventions.field.dateOfIntervention'),
        value: intervention.date ? formatDate(intervention.date) : none,
      },
      { label: t('interventions.summary.files'), value: names.length > 0 ? names.join(', ') : none },
    ],
  }
}
