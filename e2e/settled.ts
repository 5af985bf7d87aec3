import { expect, type Page } from '@playwright/test'

/** Of Mantine, the bars of a list's, a project's and the documents' own, and of what is drawn in one go. */
export const skeletons = '[class*="Skeleton"]:visible, [data-skeleton]:visible, [data-awaited]'

/** Waits until a page is there whole, in its own colours. */
export const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`${skeletons}, [class*="Loader"]:visible, [aria-busy="true"]:visible`)).toHaveCount(0)
  await ownColours(page)
}

/** axe reads colours: rows that are asked for anew are paler, and what is fading in, or about to, has not its own yet. */
export const ownColours = async (page: Page) => {
  await expect(page.locator('section[aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // A loader turns for as long as it is there. What inherits a colour may begin to fade once its parent has ended.
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
    for (let left = fading(); left.length > 0; left = fading()) {
      await Promise.all(left.map((each) => each.finished.catch(() => null)))
      // Between two looks the page goes on, whatever it says of what has ended.
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Another theme, as the reader's system asks for it: its colours come with the portal's own word for it. */
export const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}
