import { expect, type Page } from '@playwright/test'
import type { FormDefinition } from '../lib/forms/form'
import { forms } from '../lib/forms/forms'
import {
  chooseTopic,
  chosenTopic,
  email,
  expectKept,
  fillIn,
  formPages,
  message,
  openForm,
  test,
} from './support/forms'
import { waitUntilHydrated } from './support/hydrated'

/** The fields that visitors fill in. The others show only if a link has filled them in. */
const listFields = ({ fields }: FormDefinition) => fields.filter((field) => !('fromLink' in field))

const findPage = (form: FormDefinition) => formPages[form.id as keyof typeof formPages]

/** Returns what the tests type into a text field. Each value is different, so that no two fields can be confused. */
const toText = (type: string, name: string) => (type === 'email' ? 'petra@example.org' : `My ${name}\nin two lines`)
const toLine = (text: string) => text.replace('\n', ' ')

const find = (page: Page, form: FormDefinition, label: string | RegExp) =>
  page.getByRole('form', { name: form.label }).getByLabel(label)

/** Fills in every field, choices first, because a choice once lost the rest. */
async function fillAll(page: Page, form: FormDefinition) {
  for (const field of listFields(form)) {
    const last = 'options' in field ? field.options.at(-1)?.label : undefined
    if (field.type === 'select') await chooseTopic(page, last ?? '')
    if (field.type === 'radio') await page.getByRole('radio', { name: last }).check()
    if (field.type === 'consent') await page.getByRole('checkbox').check()
  }
  for (const { type, name, label } of listFields(form)) {
    if (type === 'textarea') await find(page, form, label).fill(toText(type, name))
    else if (type === 'text' || type === 'email') await find(page, form, label).fill(toLine(toText(type, name)))
  }
}

async function expectAll(page: Page, form: FormDefinition) {
  for (const field of listFields(form)) {
    const { type, name, label } = field
    const last = 'options' in field ? (field.options.at(-1)?.label ?? '') : ''
    if (type === 'select') await expect(chosenTopic(page, last)).toBeVisible()
    else if (type === 'radio') await expect(page.getByRole('radio', { name: last })).toBeChecked()
    else if (type === 'textarea') await expect(find(page, form, label)).toHaveValue(toText(type, name))
    else if (type !== 'consent') await expect(find(page, form, label)).toHaveValue(toLine(toText(type, name)))
  }
}

/** Runs in the page: restores some fields before any script of the page runs, as browsers do after a reload or on going back. */
function restoreFields(values: Record<string, string>) {
  document.addEventListener('DOMContentLoaded', () => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`main form [name=${name}]`)
      if (field && !['checkbox', 'radio'].includes(field.type)) field.value = value
    }
  })
}

for (const form of forms) {
  test.describe(`what was typed into ${form.id}`, () => {
    test('survives reloading, going back and going forward', async ({ page }) => {
      await openForm(page, findPage(form))
      await fillAll(page, form)
      for (const steps of [2, 3]) {
        for (let step = 0; step < steps; step += 1) {
          await page.reload()
          await waitUntilHydrated(page)
        }
        await expectAll(page, form)
      }
      // First within the site, and then with full loads.
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
      await expect(page).toHaveURL('/about')
      await page.goBack()
      await expectAll(page, form)
      await page.goto('/terms')
      for (let step = 0; step < 2; step += 1) {
        await page.goBack()
        await waitUntilHydrated(page)
        await expectAll(page, form)
        await page.goForward()
        await expect(page).toHaveURL('/terms')
      }
    })

    test('survives if the browser restores only some of the fields', async ({ page }) => {
      await openForm(page, findPage(form))
      await fillAll(page, form)
      const options = form.fields.flatMap((field) =>
        field.type === 'select' ? [[field.name, field.options.at(-1)?.value ?? '']] : [],
      )
      await page.addInitScript(restoreFields, { ...Object.fromEntries(options), email: 'petra@example.org' })
      for (let step = 0; step < 3; step += 1) {
        await page.reload()
        await waitUntilHydrated(page)
      }
      await expectAll(page, form)
      await page.goto('/terms')
      await page.goBack()
      await waitUntilHydrated(page)
      await expectAll(page, form)
    })
  })
}

test.describe('what was typed', () => {
  test('stays in its tab, without the honeypot', async ({ page, context }) => {
    await openForm(page, '/contact')
    await fillIn(page)
    await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'spam'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    // After a reload, the browser could have filled in the fields itself.
    await page.goto('/')
    await openForm(page, '/contact')
    await expectKept(page)
    await expect(page.locator('[name=website]')).toHaveValue('')
    const other = await context.newPage()
    await openForm(other, '/contact')
    await expect(message(other)).toHaveValue('')
  })

  test('never gives consent', async ({ page }) => {
    await openForm(page, '/account-reset')
    await email(page).fill('petra@example.org')
    await page.getByRole('checkbox').check()
    await page.goto('/')
    await openForm(page, '/account-reset')
    await expect(email(page)).toHaveValue('petra@example.org')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  })

  test('stays deleted once it is deleted', async ({ page }) => {
    await openForm(page, '/contact')
    await fillIn(page)
    await message(page).fill('')
    await page.reload()
    await waitUntilHydrated(page)
    await expect(email(page)).toHaveValue('petra@example.org')
    await expect(message(page)).toHaveValue('')
  })
})
