import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>
  listbox: RefObject<HTMLElement | null>
  listboxId: string
  /** A new value starts again at the first option. With the same value, an option chosen with the arrow keys stays active while the list changes. */
  topic: string
  /** Whether the first option is active without a key, so that Enter opens it. */
  isFirstActive: boolean
  /** Whether the list still belongs to an older query. If so, Enter waits. */
  isStale: boolean
  /** Set by this hook: whether the reader has chosen an option with the arrow keys. */
  isChosen: RefObject<boolean>
}

/**
 * Makes the palette's field the `combobox` of the `listbox`. The focus stays in the field, the arrow keys move through the options and around the ends,
 * and Enter follows the active one. The pointer never changes the active option. It's marked in the document because, as state, it would draw the whole
 * list a second time for each answer.
 */
export function useCombobox({
  field,
  listbox,
  listboxId,
  topic,
  isFirstActive,
  isStale,
  isChosen,
}: ComboboxOptions): void {
  const active = useRef<string>(undefined)
  const shownTopic = useRef<string>(undefined)
  /** What Enter does once the list for these words has arrived. */
  const waitingEnter = useRef<(option: HTMLElement) => void>(undefined)

  const listOptions = () => [...(listbox.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  const activate = (option: HTMLElement | undefined, options: readonly HTMLElement[]) => {
    active.current = option?.id
    for (const own of options) {
      const isSelected = String(own === option)
      // Each assignment makes the browser compute styles again, even if nothing changes.
      if (own.ariaSelected !== isSelected) own.ariaSelected = isSelected
    }
    field.current?.setAttribute('aria-expanded', String(options.length > 0))
    if (option) field.current?.setAttribute('aria-activedescendant', option.id)
    else field.current?.removeAttribute('aria-activedescendant')
  }

  // Runs after every render, because any of them may have brought other options.
  useLayoutEffect(() => {
    const options = listOptions()
    if (topic !== shownTopic.current) isChosen.current = false
    shownTopic.current = topic
    const kept = isChosen.current ? options.find(({ id }) => id === active.current) : undefined
    const option = kept ?? (isFirstActive ? options[0] : undefined)
    activate(option, options)
    const enter = waitingEnter.current
    if (!enter || isStale) return
    // Also without an option, or a later answer to something else would be opened.
    waitingEnter.current = undefined
    if (option) enter(option)
  })

  useLayoutEffect(() => {
    const input = field.current
    input?.setAttribute('aria-controls', listboxId)
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) input?.removeAttribute(name)
      input?.setAttribute('aria-expanded', 'false')
    }
  }, [field, listboxId])

  const move = (step: 1 | -1) => {
    const options = listOptions()
    const from = options.findIndex(({ id }) => id === active.current)
    const start = from < 0 && step < 0 ? 0 : from
    const next = options[(start + step + options.length) % options.length]
    isChosen.current = true
    activate(next, options)
    next?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    waitingEnter.current = undefined
    if (event.isComposing || event.altKey || event.shiftKey) return
    const isPlain = !event.ctrlKey && !event.metaKey
    if (isPlain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isStale) {
      event.preventDefault()
      waitingEnter.current = isPlain ? follow : openTab
    } else if (event.key === 'Enter') {
      const option = listOptions().find(({ id }) => id === active.current)
      if (!(option instanceof HTMLAnchorElement)) return
      event.preventDefault()
      if (isPlain) follow(option)
      else openTab(option)
    }
  })

  // As soon as the list is shown, because a key pressed before the next frame would be lost.
  useLayoutEffect(() => {
    const input = field.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [field])
}

const follow = (option: HTMLElement) => option.click()

function openTab(option: HTMLElement): void {
  if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener')
}
