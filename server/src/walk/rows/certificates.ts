import { as } from '#platform/testing/client.ts'
import { cannotWrite, ofHouse, readers, writers } from '../groups.ts'
import type { Row } from '../row.ts'

/** A certificate of a home with one wall. */
export const aCertificate = {
  name: 'dpe.xml',
  type: 'application/xml',
  bytes: `<dpe><administratif><date_etablissement_dpe>2024-05-02</date_etablissement_dpe></administratif><logement>
    <enveloppe><mur_collection><mur><donnee_entree><description>Mur</description></donnee_entree></mur></mur_collection></enveloppe>
    <sortie><ep_conso><classe_bilan_dpe>C</classe_bilan_dpe></ep_conso><emission_ges><classe_emission_ges>B</classe_emission_ges></emission_ges></sortie>
  </logement></dpe>`,
}

/** A house with a certificate. */
export const certified = async () => {
  const house = await ofHouse()
  await (await as('admin@logis.example')).upload('certificates.importCertificate', house, {}, [aCertificate])
  return house
}

const sending = {
  upload: ({ residence_id }: Record<string, unknown>) => ({ address: { residence_id }, fields: {} }),
  files: [aCertificate],
  ok: writers,
  forbidden: [...cannotWrite, 'nora'],
} satisfies Partial<Row>

export const certificateRows: Record<string, Row> = {
  'certificates.getCertificate': { input: ofHouse, ok: [...readers, 'nora'] },
  'certificates.previewCertificate': { input: ofHouse, ...sending },
  'certificates.importCertificate': { input: ofHouse, ...sending },
  'certificates.removeCertificate': {
    input: certified,
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', ...cannotWrite, 'nora'],
  },
}
