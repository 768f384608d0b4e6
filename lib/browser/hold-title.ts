/** Shows `title` in place of the page's own, which the router may write later. Returns the function that puts the page's own back. */
export function holdTitle(title: string): () => void {
  let own = document.title
  const hold = () => {
    if (document.title === title) return
    own = document.title
    document.title = title
  }
  const observer = new MutationObserver(hold)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  hold()
  return () => {
    observer.disconnect()
    document.title = own
  }
}
