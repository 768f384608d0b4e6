import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import { bind } from '@/components/mdx/bind'
import { ApiChangelog } from './ApiChangelog'
import type { ApiContext } from './api-context'
import { ErrorCodes } from './ErrorCodes'
import { Errors } from './Errors'
import { OperationsTable } from './OperationsTable'
import { Parameters } from './Parameters'
import { RateLimits } from './RateLimits'
import { RequestBody } from './RequestBody'
import { RequestSample } from './RequestSample'
import { Responses } from './Responses'
import { SchemaTable } from './SchemaTable'
import { Scopes } from './Scopes'

export type ApiMdxContext = MdxContext & { api: ApiContext }

/** Returns the components for pages of the API reference: those for all MDX, and those made from the OpenAPI document. */
export function buildApiComponents({ api, ...context }: ApiMdxContext): MDXComponents {
  return {
    ...buildMdxComponents(context),

    ApiChangelog: bind(ApiChangelog, { api }),
    ErrorCodes: bind(ErrorCodes, { api }),
    Errors: bind(Errors, { api }),
    Operations: bind(OperationsTable, { api }),
    Parameters: bind(Parameters, { api }),
    RateLimits: bind(RateLimits, { api }),
    RequestBody: bind(RequestBody, { api }),
    RequestSample: bind(RequestSample, { api }),
    Responses: bind(Responses, { api }),
    Schema: bind(SchemaTable, { api }),
    Scopes: bind(Scopes, { api }),
  }
}
