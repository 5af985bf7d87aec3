/**
 * How both browser runners start Chromium: the program that `tools/test.mjs` found, without its sandbox (which root and
 * most containers do not allow; the pages are our own) and without the calls home of a fresh profile.
 */
export const chromiumOptions = () => ({
  ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    ...(process.env['CHROMIUM_ARGS']?.split(' ').filter(Boolean) ?? []),
  ],
})
