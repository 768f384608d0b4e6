import { buildDocRoute } from '../../doc-route'

const { generateStaticParams, generateMetadata, Page } = buildDocRoute('1.x')

export const dynamicParams = false
export { generateMetadata, generateStaticParams }
export default Page
