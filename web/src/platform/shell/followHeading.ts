import { t } from '../../ui/texts.ts'

/** What a page is read from. */
export const heading = () => document.querySelector<HTMLElement>('h1')

/** The page's own heading names the tab, whenever it appears or changes. */
export const followHeading = () => {
  let shown = ''
  const follow = () => {
    const page = heading()?.textContent?.trim()
    // Compared with what it says: another language changes it too.
    const title = page ? t('platform.titleOf', { page }) : t('platform.title')
    if (title === shown) return
    shown = title
    document.title = title
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
