import { buildDocRoute } from '../../doc-route'

const { generateStaticParams, generateMetadata, Page } = buildDocRoute('1.x')

export { generateMetadata, generateStaticParams }
export default Page
