import type { VersionFacts } from '@/lib/facts/facts-at'
import { quoteMessage } from '@/lib/facts/messages'
import { selectRow } from '@/lib/facts/select-rows'
import type { PartProps } from '@/lib/parts'

type MessageProps = PartProps<'Message'> & { facts: VersionFacts }

/** Quotes a message of the app. */
export function Message({ facts, id }: MessageProps) {
  return quoteMessage(selectRow('<Message>', facts.messages, id).message)
}
