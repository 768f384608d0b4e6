import { expect, test } from '@playwright/test'

/** A heading was renamed, and somebody's link still has its former ID (`anchorsFrom` in front matter). */
const oldAddress = '/docs/features/habits#read-the-year'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a link to a renamed heading leads to the current one', async ({ page }) => {
      await page.goto(oldAddress)
      const heading = page.getByRole('heading', { name: 'See the whole year' })
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
      await expect(page).toHaveURL(oldAddress)
    })
  })
}
