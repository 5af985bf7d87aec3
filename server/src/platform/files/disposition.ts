import { cut } from '@logis/contract/cut.rules'
import { withSigns } from '@logis/contract/http.rules'

const longest = 255
/** What is too long loses its end, and keeps the extension by which a system opens it. */
const shortened = (name: string): string => {
  const [extension = ''] = /\.[^.\s]{1,20}$/.exec(name) ?? []
  return cut(name.slice(0, name.length - extension.length), longest - extension.length) + extension
}

/** A name that is safe in a header and on any system: one line, no path. */
const plainName = (name: string) =>
  shortened(withSigns(name.normalize('NFC').toWellFormed(), '_').replace(/[/\\]/g, '_').trim()) || 'document'

const asciiName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["%\\]/g, '_') || 'document'

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` of RFC 6266: the name in full for whoever reads `filename*`, and its ASCII form for the others. */
export const disposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const name = plainName(fileName)
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encoded(name)}`
}

/** `name` with the extension, unless it bears it already. */
export const withExtension = (name: string, extension: string) =>
  name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
