import { useEffect } from 'react'
import { config } from '@/lib/site/config.mjs'
import { useSettled } from './use-settled'

/** Shows the search in the title of the window, and so in the history. `title` is the page's title without a search. */
export function useSearchTitle(title: string, query: string): void {
  const words = useSettled(query, 500).trim()
  useEffect(() => {
    document.title = `${words ? `${words} - Search` : title} | ${config.name}`
  }, [title, words])
}
