import { cannotWrite, ofHouse, withThirdParty, writers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

export const aPhoto = { field: 'files[]', name: 'façade.png', type: 'image/png', bytes: subjects.png }

const onPicture = async () => {
  const { residence_id } = await subjects.house()
  return { residence_id, picture_id: await subjects.picture(residence_id) }
}
const forbidden = [...cannotWrite, 'nora'] as const
/** A photo of a project that the person does not reach, and one of nobody. */
const foreign = (more: object): Row['foreign'] => [
  {
    what: 'a photo of another company’s project',
    foreign: async () => ({ ...(await ofHouse()), picture_id: await subjects.foreignPicture(), ...more }),
    absent: async () => ({ ...(await ofHouse()), picture_id: 999_999_999, ...more }),
    answers: { status: 404, error_reason: 'PICTURE_NOT_FOUND' },
  },
]

export const pictureRows: Record<string, Row> = {
  'pictures.listPictures': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'pictures.addPictures': {
    input: ofHouse,
    upload: ({ residence_id }) => ({ address: { residence_id }, fields: {} }),
    files: [aPhoto],
    ok: writers,
    forbidden,
  },
  'pictures.editPicture': {
    input: async () => ({ ...(await onPicture()), legend: 'Façade' }),
    ok: writers,
    forbidden,
    foreign: foreign({ legend: 'Façade' }),
  },
  'pictures.movePicture': {
    input: async () => ({ ...(await onPicture()), position: 0 }),
    ok: writers,
    forbidden,
    foreign: foreign({ position: 0 }),
  },
  'pictures.deletePicture': { input: onPicture, ok: writers, forbidden, foreign: foreign({}) },
}
