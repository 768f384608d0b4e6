/**
 * Passes an email to the visitor's email app, just as a click on a link would. Browsers don't say whether an app opened. With webmail, the browser
 * may leave the page, but the draft of the form survives that.
 */
export function openMail(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
