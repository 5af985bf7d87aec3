/**
 * The texts of a workbook (ST_Xstring of ISO 29500-1): `_x000D_` is the sign of that number, as Excel writes the end of a
 * line that was pasted, and `_x005F_` the line below of a text that only looks like one.
 */
export const readXstring = (text: string): string =>
  text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_written, code: string) =>
      writable(String.fromCharCode(Number.parseInt(code, 16))),
    )
    .toWellFormed()

/** A text as it stands in a workbook: what would be read as another sign is written so that it is not. */
export const writeXstring = (text: string): string => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

/** What no XML could hold comes in by no other way either. */
const writable = (sign: string): string => (/[\0-\b\v\f\x0e-\x1f\ufffe\uffff]/.test(sign) ? '' : sign)
