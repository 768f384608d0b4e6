import { KeyChord, Keys } from '@/components/ui/Keys'
import type { SiteKey } from './site-keys'

/** Shows the keys of an entry of `siteKeys`, as they're called on the keyboard in front of the reader. */
export function SiteKeyChords({ win, mac = win, to }: SiteKey) {
  return (
    <>
      <Keys follows="keyboard" win={win} mac={mac} />
      {to && (
        <>
          {' to '}
          <KeyChord keys={to} />
        </>
      )}
    </>
  )
}
