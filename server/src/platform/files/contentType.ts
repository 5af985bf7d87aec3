import { fileTypeFromBuffer } from 'file-type'

/** How many of a file's first bytes tell its type. Office documents name theirs within the first entries of a ZIP. */
export const headBytes = 65_536

export const unknownType = 'application/octet-stream'

/** The type of a file by its first bytes. Its name and the type that its sender claims are never asked. */
export const contentTypeOf = async (head: Buffer): Promise<string> => {
  if (head.length === 0) return unknownType
  if (head.subarray(0, 2).toString('latin1') === '#!') return 'text/x-shellscript'
  // A malformed file may confuse the reader of its supposed type; then it has none.
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  return found && found !== 'application/xml' ? found : textTypeOf(head)
}

const textTypeOf = (head: Buffer): string => {
  const text = textOf(head)
  if (text === null) return unknownType
  const start = withoutPreamble(text).slice(0, 200).toLowerCase()
  if (start.startsWith('<svg')) return 'image/svg+xml'
  if (htmlStart.test(start)) return 'text/html'
  return text.trimStart().startsWith('<?xml') || xmlStart.test(start) ? 'application/xml' : 'text/plain'
}

const htmlStart =
  /^<(!doctype html|html|head|body|script|style|title|meta|link|iframe|object|embed|form|div|p|h1|table|font|img|a|b|br)[\s>/]/
const xmlStart = /^<([a-z_][\w.-]*:)?[a-z_][\w.-]*[\s>/]/

/** What stands after byte order mark, XML declaration, comments, processing instructions and an SVG's document type. */
const withoutPreamble = (text: string): string => {
  const preamble = /^(\s+|<\?[^>]*>|<!--[\s\S]*?(-->|$)|<!doctype svg[^>[]*(\[[\s\S]*?\]\s*)?>)/i
  let rest = text
  for (let found = preamble.exec(rest); found && found[0] !== ''; found = preamble.exec(rest))
    rest = rest.slice(found[0].length)
  return rest
}

/** The bytes as text, or null when they are not: text holds no control character but white space. */
const textOf = (head: Buffer): string | null => {
  const encoding =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null
  const text = encoding ? new TextDecoder(encoding).decode(head) : head.toString('utf8').replace(/^\ufeff/, '')
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text
}

const programTypes = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/java-archive',
  'application/wasm',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
  'application/x-ms-regedit',
  'text/x-shellscript',
])

/** Programs and scripts, which no booklet needs and whose opening runs them. */
export const isProgram = (mimeType: string) => programTypes.has(mimeType)

const shownInline = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
])

/** What a browser may show in place: nothing that can hold a script it would run. */
export const mayShowInline = (mimeType: string) => shownInline.has(mimeType)

const activeTypes = new Set(['text/html', 'image/svg+xml', 'application/xml', 'application/x-shockwave-flash'])
/** What a browser would run if it were told the type. */
export const isActive = (mimeType: string) => activeTypes.has(mimeType)

/** What a ZIP makes smaller. Documents, pictures and archives are compressed already. */
export const mayCompress = (mimeType: string) => /^text\/|xml$|bmp$|tiff$|rtf$|x-cfb$/.test(mimeType)
