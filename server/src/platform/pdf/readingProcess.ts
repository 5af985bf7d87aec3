// A process that reads the first pages of the PDFs that it is sent, one at a time. It knows no secret and draws nothing.
import fs from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// What is under way cannot be stopped from within: nothing cleans up here.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A server that stops lets what has begun end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
try {
  // Were memory to run out, this process goes first.
  fs.writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Elsewhere than on Linux the limit of the server holds alone.
}

const most = Number(process.argv[2])

const pagesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(most, document.numPages); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
  } finally {
    await task.destroy()
  }
}

process.on('message', (bytes: Uint8Array) => {
  pagesOf(bytes).then(
    (pages) => process.send!(pages),
    () => process.send!([]),
  )
})
process.send!('ready')
