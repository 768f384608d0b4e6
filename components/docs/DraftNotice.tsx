/**
 * Says at the top of a draft that it isn't published. Published builds have no drafts, so visitors never see it, and their style sheets have no rules
 * for it.
 */
export function DraftNotice() {
  return (
    <p role="note">
      <mark>Draft</mark> This page isn’t published yet. Only previews and the development server show it.
    </p>
  )
}
