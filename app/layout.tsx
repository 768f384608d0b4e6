import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/prose.css'
import './styles/code.css'
// Generated from the configuration and from content/fragments: the colours of the announcement bar, and its text with the tokens filled in.
import '@/.generated/announcement.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import Announcement from '@/.generated/fragments/announcement.mdx'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { Footer } from '@/components/layout/Footer'
import { HashHistory } from '@/components/layout/HashHistory.client'
import { Header } from '@/components/layout/Header'
import { KeepPages } from '@/components/layout/KeepPages.client'
import { PreviewBar } from '@/components/layout/PreviewBar'
import { RouteArrival } from '@/components/layout/RouteArrival.client'
import { SkipLink } from '@/components/layout/SkipLink'
import { TermDefinitions } from '@/components/layout/TermDefinitions.client'
import { RouteProgress } from '@/components/providers/RouteProgress.client'
import { RuntimeReady } from '@/components/providers/RuntimeReady.client'
import { ThemeProvider } from '@/components/providers/ThemeProvider.client'
import { SearchHighlights } from '@/components/search/SearchHighlights'
import { themeColors } from '@/lib/browser/color-mode'
import { discoveryFiles, toCardHref } from '@/lib/publish/discovery/addresses'
import { buildIconLinks } from '@/lib/publish/discovery/icons'
import { toUrl } from '@/lib/site/address'
import { withBasePath } from '@/lib/site/base-path'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { listStartingPoints } from '@/lib/source/page-data'
import { readPrePaintScript } from '@/lib/source/pre-paint'
import { cx } from '@/lib/utils/cx'
import { figtree, newsreader } from './fonts/fonts'

const { preview } = readBuildSettings(process.env)
/** A preview shares its origin with the published site, whose worker would then belong to either of them. */
const keepsPages = config.offline && !preview && process.env.NODE_ENV === 'production'

export const metadata: Metadata = {
  metadataBase: new URL(config.url),
  title: { default: config.name, template: `%s | ${config.name}` },
  description: config.tagline,
  applicationName: config.name,
  // For pages without their own description, such as the not-found page.
  openGraph: { siteName: config.name, locale: config.locales[0].openGraph, images: toUrl(toCardHref(routes.home)) },
  twitter: { card: 'summary_large_image', images: toUrl(toCardHref(routes.home)) },
}

/** Draws the editor's bar, in development only. Because the import is inside the condition, visitors never download any of it. */
async function DevelopmentOnly() {
  if (process.env.NODE_ENV === 'development') {
    const { DevelopmentBar } = await import('./editor-bar')
    return <DevelopmentBar />
  }
  return null
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The pre-paint script and next-themes set attributes here before React looks at them, so the warning is suppressed.
    // Smooth scrolling is only for links within a page. With this attribute, Next leaves it out between pages, where the next layout would interrupt a
    // long scroll.
    <html
      lang={config.locales[0].id}
      className={cx(newsreader.variable, figtree.variable)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* Not in the metadata, because a page's own setting would replace it. If there are several, search engines follow the strictest. */}
        {preview && <meta name="robots" content="noindex, nofollow" />}
        {/* These aren't in the metadata either: Next would write it again on every page, and the browser would request every icon again. */}
        {buildIconLinks().map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="manifest" href={withBasePath(discoveryFiles.manifest)} />
        {/* The colour of a page without JavaScript. The tag stays when another page opens, so nothing undoes what `showThemeColor` adds. */}
        <meta name="theme-color" content={themeColors.light} />
        {/* Nothing is painted until the navbar is complete: its items are aligned to the right, so each one that arrives would move the others. */}
        <link rel="expect" href="#navbar" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build; see lib/browser/pre-paint */}
        <script dangerouslySetInnerHTML={{ __html: readPrePaintScript() }} />
      </head>
      <body>
        <ThemeProvider settings={config.colorMode}>
          <SkipLink />
          {preview && <PreviewBar {...preview} />}
          <AnnouncementBar>
            <Announcement />
          </AnnouncementBar>
          <Header startingPoints={listStartingPoints()} />
          {children}
          <Footer />
          <RouteArrival />
          <HashHistory />
          <TermDefinitions />
          <SearchHighlights />
          <RouteProgress />
          <RuntimeReady />
          {keepsPages && <KeepPages />}
          {process.env.NODE_ENV === 'development' && <DevelopmentOnly />}
        </ThemeProvider>
      </body>
    </html>
  )
}
