import { Fragment } from 'react'

type ApiPathProps = { path: string }

/** Breaks before a slash where it does not fit, never inside a word. */
export function ApiPath({ path }: ApiPathProps) {
  return path.split(/(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant path never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
