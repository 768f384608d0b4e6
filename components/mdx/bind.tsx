import type { ComponentType } from 'react'

/** Returns the component with some of its props set, so that authors don't have to write them. */
export function bind<Props extends object, Given extends Partial<Props>>(
  Component: ComponentType<Props>,
  given: Given,
) {
  return (props: Omit<Props, keyof Given>) => <Component {...({ ...props, ...given } as unknown as Props)} />
}
