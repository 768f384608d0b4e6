import { describeReleaseList, ReleaseList } from './release-list'

export const metadata = describeReleaseList(1)

export default function Releases() {
  return <ReleaseList number={1} />
}
