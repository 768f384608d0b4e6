import type { Tone } from '@/lib/weave/weave'

/** Cards are drawn outside any page, where custom properties don't work. A test compares these with the light roles of `tokens.css`. */
export const cardColors = {
  surface: '#ffffff',
  text: '#1f1c26',
  textMuted: '#595661',
  primary: '#c91731',
  secondary: '#6133b8',
  secondaryLine: '#ddd7fd',
} as const

/** The colours of the cloth by thread and tone. */
export const clothColors: Record<'weft' | 'warp', Record<Tone, string>> = {
  weft: { 1: '#c91731', 2: '#fd7273', 3: '#ffcfcc', 4: '#ffe6e5' },
  warp: { 1: '#6133b8', 2: '#a892f4', 3: '#ddd7fd', 4: '#edeafd' },
}
