/** What a session was opened with, in words that its owner knows; null where the browser does not say. */
export type Device = { browser: string | null; system: string | null }

// The order matters: Edge and Opera also call themselves Chrome, and everyone calls themselves Safari.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
const first = (known: [RegExp, string][], text: string) => known.find(([pattern]) => pattern.test(text))?.[1] ?? null

export const deviceOf = (userAgent: string | null): Device => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
})
