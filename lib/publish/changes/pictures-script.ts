/**
 * Adds to each pair of pictures: a choice of views, which all pairs follow, a slider that moves the line between before and after, and buttons that lead
 * from change to change. In a narrow window, where text has often moved, the pictures are next to each other by default. The line starts at the left edge
 * of the change, so that its picture after is in sight, or in the middle of a wide one. The script also closes the pictures that don't suit the window: a
 * phone's on a computer, and a computer's on a phone.
 */
export const picturesScript = `
const isNarrow = innerWidth < 768
const views = { slider: 'Slider', side: 'Side by side', before: 'Only before', after: 'Only after' }
const add = (tag, settings, ...children) => {
  const element = Object.assign(document.createElement(tag), settings)
  element.append(...children)
  return element
}
const label = (element, role, name) => {
  element.setAttribute('role', role)
  element.setAttribute('aria-label', name)
}
const shows = []
for (const [index, details] of document.querySelectorAll('details[data-width]').entries()) {
  const frame = details.querySelector('.frame')
  const pair = details.querySelector('.pair')
  const name = frame.getAttribute('aria-label').replace('Pictures of ', '')
  const width = Number(details.dataset.width)
  const drawings = [...pair.querySelectorAll('svg')].map((own) => [...own.children])
  const areas = (drawings[0] ?? []).map((own) => ({ left: own.x.baseVal.value, top: own.y.baseVal.value, width: own.width.baseVal.value }))
  let current = 0
  const scroll = () => {
    const picture = [...pair.querySelectorAll('img')].find((own) => own.clientWidth > 0)
    if (picture) frame.scrollTop = picture.offsetTop + ((areas[current]?.top ?? 0) * picture.clientWidth) / width - 96
  }
  details.addEventListener('toggle', scroll)
  scroll()
  if (drawings.length < 2) continue

  const range = add('input', { type: 'range', min: 0, max: 100, step: 5 })
  const slider = add('label', { className: 'slider' }, 'Move the line', range)
  range.setAttribute('aria-label', 'Move the line between before and after, ' + name)
  const move = (value) => {
    const line = Math.min(100, Math.max(0, Math.round(value)))
    range.value = line
    range.setAttribute('aria-valuetext', line + '% before')
    pair.style.setProperty('--line', line + '%')
  }
  range.addEventListener('input', () => move(range.value))
  const drag = (event) => {
    const box = pair.getBoundingClientRect()
    move((100 * (event.clientX - box.left)) / box.width)
  }
  pair.addEventListener('pointerdown', (event) => {
    if (pair.dataset.view !== 'slider' || event.button !== 0) return
    pair.setPointerCapture(event.pointerId)
    drag(event)
  })
  pair.addEventListener('pointermove', (event) => pair.hasPointerCapture(event.pointerId) && drag(event))
  pair.addEventListener('dragstart', (event) => event.preventDefault())

  const status = add('span')
  status.setAttribute('role', 'status')
  const goTo = (next) => {
    current = (next + areas.length) % areas.length
    for (const rects of drawings) for (const [at, rect] of rects.entries()) rect.toggleAttribute('data-current', at === current)
    const area = areas[current]
    move(area.width > 0.8 * width ? 50 : 5 * Math.floor((20 * area.left) / width))
    scroll()
  }
  const step = (text, by) => {
    const button = add('button', { type: 'button' }, text)
    button.addEventListener('click', () => {
      goTo(current + by)
      status.textContent = 'Change ' + (current + 1) + ' of ' + areas.length
    })
    return button
  }
  const steps = add('div', { className: 'steps' }, step('Previous change', -1), step('Next change', 1), status)
  label(steps, 'group', 'Changes in ' + name)
  steps.hidden = areas.length < 2
  status.textContent = 'Change 1 of ' + areas.length

  const choice = add('div', { className: 'views' })
  label(choice, 'radiogroup', 'View of ' + name)
  const radios = Object.entries(views).map(([view, text]) => {
    const radio = add('input', { type: 'radio', name: 'view-' + index, value: view })
    choice.append(add('label', {}, radio, text))
    radio.addEventListener('change', () => {
      const top = choice.getBoundingClientRect().top
      for (const show of shows) show(view)
      // The pictures above have changed their height too.
      scrollBy(0, choice.getBoundingClientRect().top - top)
    })
    return radio
  })
  const show = (view) => {
    // The other views have the same size, so the same place stays in sight.
    const isResized = pair.dataset.view === undefined || view === 'side' || pair.dataset.view === 'side'
    pair.dataset.view = view
    slider.hidden = view !== 'slider'
    for (const radio of radios) radio.checked = radio.value === view
    if (isResized) scroll()
  }
  shows.push(show)
  frame.before(choice, steps, slider)
  show(isNarrow ? 'side' : 'slider')
  if (areas.length > 0) goTo(0)
  else move(50)
}
const [fitting, other] = isNarrow ? [360, 1440] : [1440, 360]
for (const details of document.querySelectorAll('details[data-width="' + other + '"][open]'))
  details.open = !details.parentElement.querySelector(':scope > details[data-width="' + fitting + '"]')
`
