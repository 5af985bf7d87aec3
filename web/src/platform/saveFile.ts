/** Hands a file to the browser's own downloads. */
export const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this turn; until then it must exist.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
