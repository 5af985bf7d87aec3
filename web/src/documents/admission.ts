import type { DocumentTree } from '@logis/contract/documents'
import { splitFileName } from '@logis/contract/documents.rules'

export type Obstacle = 'folder' | 'program' | 'tooLarge' | 'noRoom'
export type RefusedFile = { name: string; obstacle: Obstacle }
/** What a project has of room, and a file may take of it. */
export type Storage = DocumentTree['storage']
export type Admission = { admitted: File[]; refused: RefusedFile[] }

/** Programs, which the server refuses by their content; here their name is enough not to send them in vain. */
const programs = new Set(['exe', 'dll', 'scr', 'so', 'class', 'jar', 'wasm', 'apk', 'lnk', 'reg', 'sh'])

/** Refuses what the server would refuse after a long upload: programs, giants, and what the project has no room for. */
export const admit = (files: readonly File[], { used, limit, file_limit }: Storage): Admission => {
  let room = limit - used
  const admission: Admission = { admitted: [], refused: [] }
  for (const file of files) {
    const obstacle = obstacleOf(file, room, file_limit)
    if (obstacle) admission.refused.push({ name: file.name, obstacle })
    else {
      admission.admitted.push(file)
      room -= file.size
    }
  }
  return admission
}

const obstacleOf = ({ name, size }: File, room: number, most: number): Obstacle | null => {
  if (programs.has(splitFileName(name).extension.toLowerCase())) return 'program'
  if (size > most) return 'tooLarge'
  return size > room ? 'noRoom' : null
}

/** What was dropped from the computer. A dropped folder looks like an empty file; it is named, not sent. */
export const droppedFiles = (data: DataTransfer): { files: File[]; folders: RefusedFile[] } => {
  const entries = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ file: item.getAsFile(), isFolder: item.webkitGetAsEntry()?.isDirectory === true }))
  return {
    files: entries.flatMap(({ file, isFolder }) => (file && !isFolder ? [file] : [])),
    folders: entries.flatMap(({ file, isFolder }) =>
      isFolder ? [{ name: file?.name ?? '', obstacle: 'folder' as const }] : [],
    ),
  }
}
