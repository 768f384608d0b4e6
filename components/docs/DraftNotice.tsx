import { Callout } from '@/components/ui/Callout'

/** Shows at the top of a draft that only this preview has it. Published builds have no drafts, so visitors never see it. */
export function DraftNotice() {
  return (
    <Callout tone="warning" title="Draft">
      <p>This page isn't published yet. Only previews and the development server show it.</p>
    </Callout>
  )
}
