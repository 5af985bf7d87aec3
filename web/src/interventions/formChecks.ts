import { isDay } from '../ui/day.ts'
import { hasBoiler, isEmptyBoiler, missingOfDraft, missingOfRequest } from './draft.ts'
import type { InterventionForm } from './InterventionFields.tsx'

/** How many things stand between this form and its next step. */
export const faultsOf = ({ intervention, boiler, files }: InterventionForm): number =>
  (intervention.type === null ? 1 : 0) +
  (intervention.date !== null && !isDay(intervention.date) ? 1 : 0) +
  missingOfDraft(intervention, files, boiler).length

/** The same of the boiler, where one has to be said (PTG-08, PTG-09). */
export const faultsOfBoiler = (boiler: InterventionForm['boiler']): number =>
  hasBoiler(boiler) ? 0 : Math.max(1, missingOfRequest(boiler).length)

/** A request begun and not finished is no request: it is asked for whole, or left out. */
export const faultsOfOptionalBoiler = (boiler: InterventionForm['boiler']): number =>
  isEmptyBoiler(boiler) ? 0 : missingOfRequest(boiler).length
