import { codeLabel, type CodedField } from '@logis/contract/studies.codes'
import { insulationMillimetres, type GlazedWall, type OpaqueWall, type Wall } from '@logis/contract/studies.rules'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import type { fr } from '../fr.ts'

type WallFact = { key: string; title: string; value: string }

/** What is absent from the file, as a reader sees it (IMP-10). */
const absent = '/'

/** IMP-04, IMP-05: what the study says of a wall, in words and with units. */
export const useWallFacts = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { formatNumber } = useFormats()
  const measure = (value: number | null, unit = '') =>
    value === null ? absent : `${formatNumber(value, { maximumFractionDigits: 3 })}${unit && `\u00a0${unit}`}`
  const fact = (key: Exclude<keyof typeof fr.wall, 'reduction' | 'unknown'>, value: string | null): WallFact => ({
    key,
    title: t(`studies.wall.${key}`),
    value: value ?? absent,
  })
  /** A code that nobody knows is shown as it stands, and as what it is. */
  const said = (code: string | null, label: string | null) =>
    code !== null && label === code ? t('studies.wall.unknown', { code }) : label

  const opaque = (wall: OpaqueWall): WallFact[] => {
    const code = (field: CodedField['parois_opaques'], value: string | null) =>
      said(value, codeLabel('parois_opaques', field, value, language))
    const system = code('systeme_constructif', wall.systeme_constructif)
    const onto = code('donnant', wall.donnant)
    // In pairs, as they stand side by side: what it is, how it is built, what it insulates, how sure that is.
    return [
      fact('type_paroi', code('type_paroi', wall.type_paroi)),
      fact('nature', code('nature', wall.nature)),
      fact('systeme_constructif', wall.systeme_constructif_autre ?? system),
      fact(
        'donnant',
        onto !== null && wall.b !== null ? t('studies.wall.reduction', { label: onto, b: formatNumber(wall.b) }) : onto,
      ),
      fact('epaisseur_isolant', measure(insulationMillimetres(wall), 'mm')),
      fact('resistance_thermique_isolant', measure(wall.resistance_thermique_isolant, 'm²·K/W')),
      fact('U_paroi', measure(wall.U_paroi, 'W/(m²·K)')),
      fact('origine_donnee', code('origine_donnee', wall.origine_donnee)),
      fact('surface_totale', measure(wall.surface_totale, 'm²')),
    ]
  }
  const glazed = (wall: GlazedWall): WallFact[] => {
    const code = (field: CodedField['parois_vitrees'], value: string | null) =>
      said(value, codeLabel('parois_vitrees', field, value, language))
    return [
      fact('type_paroi', code('type_paroi', wall.type_paroi)),
      fact('orientation', code('orientation', wall.orientation)),
      fact('type_menuiserie', code('type_menuiserie', wall.type_menuiserie)),
      fact('type_vitrage', wall.type_vitrage),
      fact('type_protection', code('type_protection', wall.type_protection)),
      fact('donnant', code('donnant', wall.donnant)),
      fact('Ug_vitrage', measure(wall.Ug_vitrage, 'W/(m²·K)')),
      fact('origine_donnee_Ug', code('origine_donnee_Ug', wall.origine_donnee_Ug)),
      fact('Uw', measure(wall.Uw, 'W/(m²·K)')),
      fact('origine_donnee_Uw', code('origine_donnee_Uw', wall.origine_donnee_Uw)),
      fact('Sw', measure(wall.Sw)),
      fact('Tlw', measure(wall.Tlw)),
      fact('surface_totale', measure(wall.surface_totale, 'm²')),
    ]
  }
  return (wall: Wall): WallFact[] => (wall.part === 'parois_opaques' ? opaque(wall) : glazed(wall))
}
