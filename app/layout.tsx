import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/prose.css'
import './styles/code.css'
// Generated from the configuration and from content/fragments: the colours of the announcement bar, and its words with the tokens filled in.
import '@/.generated/announcement.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import Announcement from '@/.generated/fragments/announcement.mdx'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { Footer } from '@/components/layout/Footer'
import { HashHistory } from '@/components/layout/HashHistory.client'
import { Header } from '@/components/layout/Header'
import { PreviewBar } from '@/components/layout/PreviewBar'
import { RouteArrival } from '@/components/layout/RouteArrival.client'
import { SkipLink } from '@/components/layout/SkipLink'
import { RouteProgress } from '@/components/providers/RouteProgress.client'
import { RuntimeReady } from '@/components/providers/RuntimeReady.client'
import { ThemeProvider } from '@/components/providers/ThemeProvider.client'
import { SearchHighlights } from '@/components/search/SearchHighlights'
import { themeColors } from '@/lib/browser/color-mode'
import { contentStamp, listFindings, listOpenProblems, listStartingPoints } from '@/lib/content'
import { readPrePaintScript } from '@/lib/content/pre-paint'
import { discoveryFiles, toCardHref } from '@/lib/discovery/addresses'
import { buildIconLinks } from '@/lib/discovery/icons'
import { toUrl } from '@/lib/site/address'
import { withBasePath } from '@/lib/site/base-path'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { cx } from '@/lib/utils/cx'
import { figtree, newsreader } from './fonts/fonts'

const { preview } = readBuildSettings(process.env)

export const metadata: Metadata = {
  metadataBase: new URL(config.url),
  title: { default: config.name, template: `%s | ${config.name}` },
  description: config.tagline,
  applicationName: config.name,
  // For pages without a description of their own, such as the not-found page.
  openGraph: { siteName: config.name, locale: config.locales[0].openGraph, images: toUrl(toCardHref(routes.home)) },
  twitter: { card: 'summary_large_image', images: toUrl(toCardHref(routes.home)) },
}

/** Imported like this, none of it reaches visitors. */
async function Report() {
  if (process.env.NODE_ENV === 'development') {
    const { ContentReport } = await import('@/components/development/ContentReport')
    return <ContentReport findings={listFindings(listOpenProblems())} stamp={contentStamp} />
  }
  return null
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The pre-paint script and next-themes set attributes here before React looks at them.
    // Smooth scrolling is for a page's own links; from page to page Next then leaves it out (a long way would be broken off by the next layout).
    <html
      lang={config.locales[0].id}
      className={cx(newsreader.variable, figtree.variable)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* Not in the metadata, which a page's own replaces; of several, search engines follow the strictest. */}
        {preview && <meta name="robots" content="noindex, nofollow" />}
        {/* Nor are these: with each page the metadata would be written anew, and the browser ask for every icon again. */}
        {buildIconLinks().map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="manifest" href={withBasePath(discoveryFiles.manifest)} />
        {/* What a page without script looks like. It stays from page to page, so nothing undoes what `showThemeColor` adds. */}
        <meta name="theme-color" content={themeColors.light} />
        {/* Paint nothing before the navbar is whole: its items stand on the right and would move as each arrives. */}
        <link rel="expect" href="#navbar" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build; see lib/browser/pre-paint */}
        <script dangerouslySetInnerHTML={{ __html: readPrePaintScript() }} />
      </head>
      <body>
        <ThemeProvider settings={config.colorMode}>
          <SkipLink />
          {process.env.NODE_ENV === 'development' && <Report />}
          {preview && <PreviewBar {...preview} />}
          <AnnouncementBar>
            <Announcement />
          </AnnouncementBar>
          <Header startingPoints={listStartingPoints()} />
          {children}
          <Footer />
          <RouteArrival />
          <HashHistory />
          <SearchHighlights />
          <RouteProgress />
          <RuntimeReady />
        </ThemeProvider>
      </body>
    </html>
  )
}
