import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import type { PartComponents } from '@/lib/parts'
import type { apiParts } from '@/lib/parts/api-parts'
import { ApiChangelog } from './ApiChangelog'
import type { ApiContext } from './api-context'
import { ErrorCode } from './ErrorCode'
import { ErrorCodes } from './ErrorCodes'
import { Errors } from './Errors'
import { OperationsTable } from './OperationsTable'
import { Parameters } from './Parameters'
import { RateLimits } from './RateLimits'
import { Request } from './Request'
import { RequestBody } from './RequestBody'
import { RequestSample } from './RequestSample'
import { Responses } from './Responses'
import { SchemaTable } from './SchemaTable'
import { Scopes } from './Scopes'

export type ApiMdxContext = MdxContext & { api: ApiContext }

/** Returns the components for pages of the API reference: those for all MDX, and those made from the OpenAPI document. */
export function buildApiComponents({ api, ...context }: ApiMdxContext): MDXComponents {
  const parts = {
    ApiChangelog: () => <ApiChangelog api={api} />,
    ErrorCode: (props) => <ErrorCode {...props} api={api} />,
    ErrorCodes: () => <ErrorCodes api={api} />,
    Errors: (props) => <Errors {...props} api={api} />,
    Operations: (props) => <OperationsTable {...props} api={api} />,
    Parameters: (props) => <Parameters {...props} api={api} />,
    RateLimits: () => <RateLimits api={api} />,
    Request: (props) => <Request {...props} api={api} />,
    RequestBody: (props) => <RequestBody {...props} api={api} />,
    RequestSample: (props) => <RequestSample {...props} api={api} />,
    Responses: (props) => <Responses {...props} api={api} />,
    Schema: (props) => <SchemaTable {...props} api={api} />,
    Scopes: () => <Scopes api={api} />,
  } satisfies PartComponents<typeof apiParts>
  return { ...buildMdxComponents(context), ...parts }
}
