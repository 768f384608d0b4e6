/**
 * Hands a mail to the visitor's email app, as a click on a link would. Browsers don't say if one opened, and one with webmail may leave
 * the page for it: the draft of the form outlives that.
 */
export function openMail(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
