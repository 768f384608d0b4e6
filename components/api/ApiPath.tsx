import { Fragment } from 'react'

type ApiPathProps = { path: string }

/** Shows a path. If it doesn't fit, it breaks before a slash, never inside a word. */
export function ApiPath({ path }: ApiPathProps) {
  return path.split(/(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant path never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
