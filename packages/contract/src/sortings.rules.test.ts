import { expect, test } from 'vitest'
import { kindOf } from './sortings.kinds.rules.ts'
import { isJunk } from './sortings.rules.ts'

const told = (path: string, pages?: string[]) => {
  const found = kindOf(path, pages)
  return found && [found.label, found.folder, found.by, found.words]
}

test.each([
  ['Lot 12/DPE_maison_12.pdf', 'dpe', 'Études / Diagnostics', 'dpe'],
  [
    'Lot 12/Diagnostic de performance énergétique.pdf',
    'dpe',
    'Études / Diagnostics',
    'diagnostic de performance énergétique',
  ],
  ['PV de réception - Durand.pdf', null, 'Attestations', 'pv de réception'],
  ['PV_reception_travaux.PDF', null, 'Attestations', 'pv réception'],
  ['notice pompe à chaleur.pdf', 'ptg_others', null, 'notice pompe à chaleur'],
  ['attestation_decennale_2025.pdf', null, 'Assurances', 'décennale'],
  ['Plan RDC.pdf', 'sect_drawings', 'Plans', 'plan rdc'],
  ['plan-electrique-etage.dwg', 'netw_drawings', 'Plans', 'plan électrique'],
  ['Consuel jaune.pdf', null, 'Consuel', 'consuel'],
  ['Attestation RT2012.pdf', 'R_ATH', 'Attestation de conformité thermique (ATh)', 'attestation rt2012'],
  ['attestation RE 2020 achevement.pdf', 'R_ATH', 'Attestation de conformité thermique (ATh)', 'attestation re 2020'],
  ['Facture DPE 2024-118.pdf', 'ptg_invoice', 'Factures', 'facture'],
  ['devisChauffage.pdf', 'ptg_estimate', 'Contrats / Avenants', 'devis'],
  ['DAACT.pdf', 'ptg_cert_completion', 'Attestations', 'daact'],
  ['Certificat de conformité gaz modèle 2.pdf', 'ptg_conformity', 'Qualigaz', 'certificat de conformité gaz'],
  ['RSEE_lot12.xml', 'rset_xml', 'Études / Diagnostics', 'rsee'],
  ['Carnet d’information du logement.pdf', 'cil', null, 'carnet d information du logement'],
  ['attestation entretien chaudiere.pdf', 'ptg_cert_maintenance', 'Attestations', 'attestation entretien'],
  ['diag gaz.pdf', 'ptg_cert_diagnostic', 'Études / Diagnostics', 'diag gaz'],
  ['IMG_2041.jpg', null, 'Photos', 'img'],
  ['Avenant n°2.pdf', null, 'Contrats / Avenants', 'avenant'],
])('%s is known by its name', (path, label, folder, words) => {
  expect(told(path)).toEqual([label, folder, 'name', words])
})

test('what a file is called says nothing: its first page does, with the page; then the folder that it lies in', () => {
  const dpe = 'Rapport 2024\nDiagnostic de performance\nénergétique (logement)\nfacture n° 12'
  expect(kindOf('Lot 3/scan0001.pdf', ['Société X', dpe])).toEqual({
    label: 'dpe',
    folder: 'Études / Diagnostics',
    by: 'text',
    words: 'diagnostic de performance énergétique',
    page: 2,
  })
  expect(told('Lot 3/DPE/scan0001.pdf')).toEqual(['dpe', 'Études / Diagnostics', 'folder', 'DPE'])
  expect(told('Lot 3/Plans/a.pdf')).toEqual(['sect_drawings', 'Plans', 'folder', 'Plans'])
  expect(told('Lot 3/divers/a.pdf')).toBeNull()
  expect(told('explication.pdf')).toBeNull() // “plan” stands in no word of it
})

test('a name that says little gives way to a text that says more, and a clear name does not', () => {
  expect(told('Attestation.pdf', ['Diagnostic de performance énergétique'])?.[0]).toBe('dpe')
  expect(told('Facture.pdf', ['Diagnostic de performance énergétique'])?.[0]).toBe('ptg_invoice')
  // A notice has no folder of its own: the one that it was put into is kept.
  expect(told('Contrats/notice.pdf')).toEqual(['ptg_others', 'Contrats / Avenants', 'name', 'notice'])
})

test('what systems leave beside files is junk, and what people write is not', () => {
  expect(['a/.DS_Store', '__MACOSX/a/._plan.pdf', 'Thumbs.db', 'x/~$devis.docx', 'desktop.ini'].every(isJunk)).toBe(
    true,
  )
  expect(['a/plan.pdf', 'macosx.pdf', 'db/thumbs.pdf'].some(isJunk)).toBe(false)
})
