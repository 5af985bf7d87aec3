/**
 * What Chromium is to leave out. The lists of an address bar, which a whole Chromium draws anew for each window though
 * nobody types there, take a second of processor each. The others are Playwright's own: Chromium heeds the last list alone.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * How both browser runners start Chromium: the program that `tools/test.ts` found, without its sandbox (which root and
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
    `--disable-features=${leftOut.join()}`,
    ...(process.env['CHROMIUM_ARGS']?.split(' ').filter(Boolean) ?? []),
  ],
})
