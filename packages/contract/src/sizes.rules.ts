const kibi = 1024
const mebi = 1_048_576

/** A size as it is shown (DOC-09): Ko below 1 MiB, Mo from there, truncated. Units are the reader's language's. */
export const fileSize = (bytes: number, language: 'fr' | 'en' = 'fr'): string =>
  bytes < mebi
    ? `${Math.trunc(bytes / kibi)}\u00a0${language === 'fr' ? 'Ko' : 'KB'}`
    : `${Math.trunc(bytes / mebi)}\u00a0${language === 'fr' ? 'Mo' : 'MB'}`
