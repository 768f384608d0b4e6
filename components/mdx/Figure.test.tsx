// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figure } from './Figure'

const picture = { src: '/keys-light.svg', alt: 'Which key opens what', width: '320', height: '190' }

test('reserves space for the picture, loads it lazily and captions it', () => {
  render(<Figure {...picture} caption="Each key opens the next." />)
  expect(screen.getByRole('figure')).toHaveTextContent('Each key opens the next.')
  const image = screen.getByRole('img', { name: 'Which key opens what' })
  expect(image).toHaveAttribute('src', '/keys-light.svg')
  expect(image).toHaveAttribute('width', '320')
  expect(image).toHaveAttribute('height', '190')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('draws a picture for each theme, with the same size', () => {
  render(<Figure {...picture} dark="/keys-dark.svg" />)
  const images = screen.getAllByRole('img', { name: 'Which key opens what' })
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/keys-light.svg', '/keys-dark.svg'])
  expect(images.map((image) => image.getAttribute('height'))).toEqual(['190', '190'])
})

test('scrolls a wide drawing by keyboard too', () => {
  render(<Figure {...picture} width="720" caption="Each key opens the next." />)
  expect(screen.getByRole('group', { name: 'Each key opens the next.' })).toHaveAttribute('tabindex', '0')
})
