import type { ReactNode } from 'react'
import styles from './Icon.module.css'

/** Outlines of 24 px in the colour of the text. Icons are decorative: the control around an icon has the name. */
const paths = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c2.5 2.6 3.5 5.4 3.5 8.5s-1 5.9-3.5 8.5c-2.5-2.6-3.5-5.4-3.5-8.5s1-5.9 3.5-8.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  external: 'M9 6h9v9M18 6 7 17',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5M12 8v.01',
  note: 'M6 4h9l4 4v12H6zM9 12h7M9 16h5',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  warning: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.01',
  danger: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.01',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V5a1 1 0 0 1 1-1h9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5',
  chevronDown: 'm6 9 6 6 6-6',
  arrowLeft: 'M20 12H5m6-6-6 6 6 6',
  arrowUp: 'M12 20V5m-6 6 6-6 6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  halfMoon: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
} as const

export type IconName = keyof typeof paths

type IconProps = { name: IconName; className?: string }

/** Draws an icon. */
export function Icon({ name, className }: IconProps) {
  return (
    <Outline path={paths[name]} className={className}>
      {name === 'halfMoon' && <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />}
    </Outline>
  )
}

type OutlineProps = { path: string; className?: string; children?: ReactNode }

/**
 * Draws the outline of an icon. A page has about 30, and React's copy of it has them again, so what they share is a style rather than attributes. An icon
 * that only one server component needs has its path there, which keeps it out of the scripts.
 */
export function Outline({ path, className, children }: OutlineProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={path} />
      {children}
    </svg>
  )
}
