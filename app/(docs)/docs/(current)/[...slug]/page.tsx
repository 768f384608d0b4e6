import { currentVersion } from '@/lib/site/versions'
import { buildDocRoute } from '../../doc-route'

const { generateStaticParams, generateMetadata, Page } = buildDocRoute(currentVersion.id)

export { generateMetadata, generateStaticParams }
export default Page
