import { SaxesParser } from 'saxes'

/** Why a file is not read. */
type XmlFault = 'encoding' | 'doctype' | 'malformed' | 'depth' | 'size' | 'time'

/** A file that is not read: it is broken, or it asks for more than reading it may cost. */
export class XmlRefusal extends Error {
  readonly fault: XmlFault
  constructor(fault: XmlFault) {
    super(`XML: ${fault}`)
    this.fault = fault
  }
}

type XmlReader = {
  /** Names come without their prefix. */
  open: (name: string, attributes: Record<string, string>) => void
  text: (text: string) => void
  close: () => void
}
export type XmlLimits = { maxBytes: number; maxDepth: number; maxMilliseconds: number }
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const pieceBytes = 65_536

/**
 * Reads XML as it arrives, never as a whole, within bounds of size, depth and time. A document type is refused, and
 * with it every entity but the five of XML. Throws an `XmlRefusal` at the first fault, also when the end is missing.
 */
export const readXml = async (bytes: Bytes, reader: XmlReader, limits: XmlLimits): Promise<void> => {
  const parser = parserFor(reader, limits.maxDepth)
  const work = workFor(limits.maxMilliseconds)
  let decode: ((piece: Uint8Array, last?: boolean) => string) | undefined
  let head: Uint8Array = new Uint8Array()
  for await (const piece of piecesOf(bytes, limits.maxBytes)) {
    if (!decode) head = Buffer.concat([head, piece])
    if (!decode && head.length < headBytes) continue
    const next = decode ? piece : head
    decode ??= decoderOf(head)
    const text = decode(next)
    work(() => parser.write(text))
  }
  if (!decode) parser.write((decode = decoderOf(head))(head))
  parser.write(decode(new Uint8Array(), true))
  parser.close()
}

/** Counts what the thread works, not how long a piece is on its way or others keep the machine: a good file is never refused for that. */
const workFor = (maxMilliseconds: number) => {
  let microseconds = 0
  return (step: () => void) => {
    const before = process.threadCpuUsage()
    step()
    const { user, system } = process.threadCpuUsage(before)
    microseconds += user + system
    if (microseconds > maxMilliseconds * 1_000) throw new XmlRefusal('time')
  }
}

/** Small enough that the clock is looked at often, counted so that no file is longer than it may be. */
async function* piecesOf(bytes: Bytes, maxBytes: number) {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > maxBytes) throw new XmlRefusal('size')
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes)
  }
}

const parserFor = ({ open, text, close }: XmlReader, maxDepth: number) => {
  const parser = new SaxesParser({ position: false })
  let depth = 0
  const refuse = (fault: XmlFault) => () => {
    throw new XmlRefusal(fault)
  }
  parser.on('error', refuse('malformed'))
  parser.on('doctype', refuse('doctype'))
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > maxDepth) throw new XmlRefusal('depth')
    open(localName(name), attributes as Record<string, string>)
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    depth -= 1
    close()
  })
  return parser
}

const localName = (name: string) => {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** Enough for the byte order mark and the declaration. */
const headBytes = 256

/** The encodings that studies come in; the name in a declaration is read in any case. */
const encodings = new Map(
  Object.entries({
    'utf-8': 'utf-8',
    utf8: 'utf-8',
    'us-ascii': 'utf-8',
    ascii: 'utf-8',
    'iso-8859-1': 'iso-8859-1',
    latin1: 'iso-8859-1',
    'iso-8859-15': 'iso-8859-15',
    latin9: 'iso-8859-15',
    'windows-1252': 'windows-1252',
    cp1252: 'windows-1252',
    // Bytes that read as ASCII are no UTF-16, whatever the declaration says.
    'utf-16': 'utf-8',
    'utf-16le': 'utf-8',
    'utf-16be': 'utf-8',
  }),
)

/** What the first bytes say goes before what the declaration says (XML 1.0, appendix F). */
const encodingOf = (head: Uint8Array): string | undefined => {
  const [a = -1, b = -1, c = -1] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0x00)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0x00 && b === 0x3c)) return 'utf-16be'
  const declaration = String.fromCharCode(...head.subarray(0, headBytes))
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(declaration)?.[1]
  return declared === undefined ? 'utf-8' : encodings.get(declared.toLowerCase())
}

/** A sequence of bytes that its encoding does not have refuses the file: nothing is guessed. */
const decoderOf = (head: Uint8Array) => {
  const encoding = encodingOf(head)
  if (encoding === undefined) throw new XmlRefusal('encoding')
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (piece: Uint8Array, last = false): string => {
    try {
      return decoder.decode(piece, { stream: !last })
    } catch {
      throw new XmlRefusal('encoding')
    }
  }
}
