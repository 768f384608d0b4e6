import type { ComponentType } from 'react'

/** The component with some of its props given, so that authors do not write them. */
export function bind<Props extends object, Given extends Partial<Props>>(
  Component: ComponentType<Props>,
  given: Given,
) {
  return (props: Omit<Props, keyof Given>) => <Component {...({ ...props, ...given } as unknown as Props)} />
}
