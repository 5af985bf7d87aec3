import { defaultFolders, privateTag } from '@logis/contract/documents.rules'
import type { Document, DocumentLabel, DocumentTree, Folder } from '@logis/contract/documents'
import type { Reason } from '@logis/contract/errors'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '../platform/testing.tsx'
import { parsed } from '../platform/testingContract.ts'
import { transferQueue } from '../platform/transfers/queue.ts'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import type { OfferedLabel } from './labels.ts'
// The catalogue's and the card's code is there before the first test begins to count its time.
import './DocumentsCard.tsx'

const label = (id: number, code: string, name: string, alias_of: string | null = null): OfferedLabel => ({
  id,
  code,
  name,
  alias_of,
})
export const labels = {
  dpe: label(1, 'dpe', 'Diagnostic de performance énergétique (DPE)'),
  R_DPE: label(2, 'R_DPE', 'Diagnostic de performance énergétique (DPE)', 'dpe'),
  sections: label(3, 'sect_drawings', 'Plans de surface et coupes'),
  networks: label(4, 'netw_drawings', 'Plans des réseaux'),
  rset: label(5, 'rset_xml', 'Récapitulatif standardisé (RSET)'),
  completion: label(6, 'ptg_cert_completion', 'Attestation de fin de travaux'),
  conformity: label(7, 'ptg_conformity', 'Certificat de conformité gaz'),
  cil: label(8, 'cil', 'Carnet d’information du logement (CIL)'),
  ath: label(9, 'R_ATH', 'Attestation RE2020'),
  invoice: label(10, 'ptg_invoice', 'Facture'),
}

type FileParts = {
  size?: number
  labels?: DocumentLabel[]
  isPrivate?: boolean
  folder_id?: number
  valid_until?: string
}

export const file = (id: number, name: string, parts: FileParts = {}): Document => ({
  id,
  name,
  extension: name.split('.').at(-1) ?? '',
  size: parts.size ?? 12_345,
  created_at: '2026-02-03T09:00:00Z',
  creator_name: 'Hugo Bertin',
  labels: parts.labels ?? [],
  folder_id: parts.folder_id ?? null,
  tags: parts.isPrivate ? [privateTag] : [],
  valid_until: parts.valid_until ?? null,
  mime_type: name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
})

type Content = {
  root?: Document[]
  folders?: Record<string, Document[]>
  closed?: Reason
  used?: number
  fileLimit?: number
}

/** The twelve default folders, others by their names, and the files of each. */
export const treeOf = ({
  root = [],
  folders = {},
  closed,
  used = 88_000,
  fileLimit = 1_073_741_824,
}: Content): DocumentTree => {
  const own = Object.keys(folders).filter((name) => !defaultFolders.some(({ fr }) => fr === name))
  const folder = (name: string, code: string | null, index: number): Folder => {
    const files = folders[name] ?? []
    const isVirtual = code !== null && files.length === 0
    const cannot = closed ?? (code === null ? null : 'DOCUMENT_FOLDER_DEFAULT')
    return {
      id: isVirtual ? null : 100 + index,
      info: { name, code },
      is_default: code !== null,
      is_virtual: isVirtual,
      files,
      cannot: { rename: cannot, remove: cannot },
    }
  }
  const all = [
    ...defaultFolders.map(({ fr, code }) => [fr, code] as const),
    ...own.map((name) => [name, null] as const),
  ]
  const total = root.length + Object.values(folders).flat().length
  return {
    folders: all.map(([name, code], index) => folder(name, code, index)),
    files: root,
    total,
    storage: { used, limit: 1_073_741_824, file_limit: fileLimit },
    cannot: { write: closed ?? null },
  }
}

/** What leaves by XMLHttpRequest: remembered, and answered at once, with a document unless told otherwise. */
export const catchUploads = (
  answer: object = { data: file(999, 'envoyé.pdf') },
  status = 201,
  held: Promise<unknown> = Promise.resolve(),
) => {
  const uploads: { url: string; form: FormData }[] = []
  class Caught extends EventTarget {
    upload = new EventTarget()
    status = status
    response: unknown = null
    call = ''
    url = ''
    open(method: string, url: string) {
      this.url = url
      this.call = `${method} ${new URL(url, location.origin).pathname.replace('/v2', '')}`
    }
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      uploads.push({ url: this.url, form })
      this.response = parsed(this.call, { status: this.status, body: answer })
      setTimeout(() => void held.then(() => this.dispatchEvent(new Event('load'))))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Caught)
  return uploads
}

type Opening = { type?: ResidenceType; answers?: Record<string, Answer>; folded?: boolean }

/** The page of a project whose only card is its documents, with its empty folders unless they are to stay folded. */
export const openDocuments = async (
  tree: DocumentTree,
  { type = 'HOUSE', answers = {}, folded = false }: Opening = {},
) => {
  transferQueue.clear()
  await startAfresh()
  const served = await openProject(
    { ...lilas, type, cards: ['documents'] },
    {
      'GET /companies/1/residences/9/documents': { body: { data: tree } },
      'GET /document-labels': {
        body: { data: Object.values(labels).map((one) => ({ ...one, is_recommended: one.alias_of === null })) },
      },
      ...answers,
    },
  )
  const planned = page.getByRole('button', { name: 'Afficher les dossiers vides' })
  await expect.element(planned).toBeVisible()
  if (!folded) await planned.click()
  return served
}

/** A line by how its name begins; what else is said of it follows. */
export const line = (name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name.replace(/[.()/]/g, '\\$&')}`) })
export const dialog = (name: string) => page.getByRole('dialog', { name })

/** What passes through a call takes longer than a change of the screen, above all on a busy machine. */
export const aCall = { timeout: 5000 }

export const pick = async (...names: string[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await userEvent.upload(input, names.map(computerFile))
}

export const computerFile = (name: string) => new File(['contenu'], name, { type: 'application/pdf' })

/** What the browser does when files of the computer are let go over an element. */
export const drop = (element: Element, ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  for (const type of ['dragover', 'drop']) {
    element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }
}

/** The same for a line of the tree that is dragged onto another one. */
export const drag = (from: Element, to: Element) => {
  const dataTransfer = new DataTransfer()
  const fire = (element: Element, type: string) =>
    element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  fire(from, 'dragstart')
  fire(to, 'dragover')
  fire(to, 'drop')
}
