import { Fragment } from 'react'
import { type Chord, isMacChord, listAlternatives, splitChord } from '@/lib/facts/keys'
import styles from './Keys.module.css'

type KeyChordProps = { keys: Chord }

/** Shows the keys of a chord, or of several to choose from. Symbols that screen readers skip are read by their names. */
export function KeyChord({ keys }: KeyChordProps) {
  return listAlternatives(keys).map((chord, index) => (
    <Fragment key={chord}>
      {index > 0 && ', '}
      <span className={styles.chord}>
        {splitChord(chord).map(({ label, name }, position) => (
          <Fragment key={label}>
            {position > 0 && (isMacChord(chord) ? ' ' : <span className={styles.plus}>+</span>)}
            <kbd>
              {name ? <span aria-hidden="true">{label}</span> : label}
              {name && <span className="visuallyHidden">{name}</span>}
            </kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ))
}

type KeysProps = {
  win: Chord
  mac: Chord
  /** Whose keys they are: those of the platform that the reader has chosen, or those of the keyboard in front of them, which is for keys of this site. */
  follows?: 'platform' | 'keyboard'
}

/** Renders both chords. The style sheet shows one of them, so nothing waits for a script. */
export function Keys({ win, mac, follows = 'platform' }: KeysProps) {
  if (String(win) === String(mac)) return <KeyChord keys={win} />
  return (
    <>
      <span className={styles[follows]} data-keys="other">
        <KeyChord keys={win} />
      </span>
      <span className={styles[follows]} data-keys="mac">
        <KeyChord keys={mac} />
      </span>
    </>
  )
}
