import { Icon } from '@/components/ui/Icon'
import { config } from '@/lib/site/config.mjs'
import { HeaderMenu } from './HeaderMenu'
import { LanguageList } from './LanguageList'

type LanguageSelectProps = { className?: string }

export function LanguageSelect({ className }: LanguageSelectProps) {
  return (
    <HeaderMenu
      className={className}
      summary={
        <>
          <span className="visuallyHidden">Language: {config.locales[0].label}</span>
          <Icon name="globe" />
        </>
      }
    >
      <LanguageList />
    </HeaderMenu>
  )
}
