import { expect, type Page } from '@playwright/test'

/** Waits until a page is there whole, in its own colours. */
export const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.locator('[class*="Skeleton"]:visible, [class*="Loader"]:visible, [aria-busy="true"]:visible'),
  ).toHaveCount(0)
  // axe reads colours: what is still fading in, or is about to with the theme that has just changed, has not its own yet.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
  })
}
