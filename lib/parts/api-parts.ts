import { definePart, prop } from './part'

const operation = { id: prop.name('operation-ids', 'The `operationId`') }

/** The parts of the API reference, made from `content/api/openapi.yaml`. `components/api` draws them. */
export const apiParts = {
  Request: definePart({
    about:
      'Shows the method, path and scope of an operation, and the request in four languages. Only a page with `operation` has it, in its section “Request”.',
    props: operation,
    holds: 'nothing',
    examples: ['<Request id="deleteTask" />'],
  }),
  Parameters: definePart({
    about: "Lists the parameters in an operation's path, query and headers.",
    props: operation,
    holds: 'nothing',
    examples: ['<Parameters id="trackHabitActivity" />'],
  }),
  RequestBody: definePart({
    about: "Lists the fields of an operation's request body, with examples.",
    props: operation,
    holds: 'nothing',
    examples: ['<RequestBody id="trackHabitActivity" />'],
  }),
  Responses: definePart({
    about: 'Shows what an operation returns when it succeeds.',
    props: operation,
    holds: 'nothing',
    examples: ['<Responses id="deleteTask" />'],
  }),
  Errors: definePart({
    about: "Lists an operation's error codes and what to do about each.",
    props: operation,
    holds: 'nothing',
    examples: ['<Errors id="deleteTask" />'],
  }),
  RequestSample: definePart({
    about:
      'Shows a request in four languages, with its response, within a text. A page about the operation has `Request` instead.',
    props: operation,
    holds: 'nothing',
    examples: ['<RequestSample id="deleteTask" />'],
  }),
  Schema: definePart({
    about: 'Lists the fields of an object, such as a task.',
    props: { id: prop.name('schema-names', 'The name of the schema') },
    holds: 'nothing',
    examples: ['<Schema id="Task" />'],
  }),
  Operations: definePart({
    about: 'Lists operations, with links to their pages.',
    props: { tag: prop.name('operation-tags', 'A tag. Without it, the list contains all operations.').optional() },
    holds: 'nothing',
    examples: ['<Operations tag="Tasks" />'],
  }),
  ErrorCode: definePart({
    about: 'Explains an error code: its status, what it means, what to do, and whether to repeat the request.',
    props: { id: prop.name('error-codes', 'The code') },
    holds: 'nothing',
    examples: ['<ErrorCode id="not_found" />'],
  }),
  ErrorCodes: definePart({
    about: 'Lists every error code, with a link to its explanation. Links to `#error-<code>` arrive here.',
    props: {},
    holds: 'nothing',
    examples: ['<ErrorCodes />'],
  }),
  Scopes: definePart({
    about: 'Lists the scopes a token can have, and what each one allows.',
    props: {},
    holds: 'nothing',
    examples: ['<Scopes />'],
  }),
  RateLimits: definePart({
    about: 'Lists the rate limits.',
    props: {},
    holds: 'nothing',
    examples: ['<RateLimits />'],
  }),
  ApiChangelog: definePart({
    about: 'Lists changes to the API, newest first.',
    props: {},
    holds: 'nothing',
    examples: ['<ApiChangelog />'],
  }),
}
