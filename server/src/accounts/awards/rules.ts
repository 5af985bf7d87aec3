import { languageOf, type Locale } from '@logis/contract/locale'
import { db } from '#platform/db.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

type Names = Record<string, { fr: string; en: string }>

const badges: Names = {
  HOME_ACTIVATED: { fr: 'Carnet activé', en: 'Booklet activated' },
  FIRST_DOCUMENT: { fr: 'Premier document consulté', en: 'First document opened' },
}

const labels: Names = {
  ENERGY_CLASS: { fr: 'Classe énergie', en: 'Energy class' },
  CLIMATE_CLASS: { fr: 'Classe climat', en: 'Climate class' },
  REGULATION: { fr: 'Réglementation environnementale', en: 'Environmental regulation' },
}

const nameOf = (names: Names, code: string, locale: Locale): string => names[code]?.[languageOf(locale)] ?? code

/** RES-05. Latest first. */
export const listBadges = async ({ locale }: UserScope, userId: number) => {
  const rows = await sql.listBadges(db, userId)
  return rows.map((badge) => ({ ...badge, name: nameOf(badges, badge.code, locale) }))
}

/** RES-05. */
export const listEnvironmentalLabels = async ({ locale }: UserScope, userId: number) => {
  const rows = await sql.listLabels(db, userId)
  return rows.map((label) => ({ ...label, name: nameOf(labels, label.code, locale) }))
}
