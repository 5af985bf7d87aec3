import { interventionFilesAtOnce, interventionFileTypes } from '@logis/contract/interventions.rules'
import { reducePhoto } from '../../platform/photo.ts'

export type Obstacle = 'type' | 'size' | 'tooMany'
export type RefusedFile = { name: string; obstacle: Obstacle }
export type Admission = { admitted: File[]; refused: RefusedFile[] }

const types = new Set<string>(interventionFileTypes)
/** For what a browser does not name: then the ending speaks. */
const endings = /\.(pdf|jpe?g|png|webp|gif|avif|heic|heif|docx?|xlsx?|pptx?|odt|ods|rtf)$/i

/** What a file field offers to choose from. */
export const acceptedTypes = interventionFileTypes.join(',')

const obstacleOf = (file: File, limit: number): Obstacle | null => {
  if (!types.has(file.type) && !(file.type === '' && endings.test(file.name))) return 'type'
  return file.size > limit ? 'size' : null
}

/** photos made smaller, and what the server would refuse after a long upload left out; `limit` is of one file, in bytes. */
export const admit = async (files: readonly File[], limit: number): Promise<Admission> => {
  const admission: Admission = { admitted: [], refused: [] }
  // One after the other: a phone holds few photos of this size in its memory.
  for (const file of files) {
    const reduced = await reducePhoto(file)
    const obstacle = admission.admitted.length >= interventionFilesAtOnce ? 'tooMany' : obstacleOf(reduced, limit)
    if (obstacle) admission.refused.push({ name: file.name, obstacle })
    else admission.admitted.push(reduced)
  }
  return admission
}
