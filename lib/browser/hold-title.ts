/** Shows `title` instead of the page's own title, even if the router sets that one later. Returns a function that restores it. */
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
