import type { SampleRequest } from './sample-request'

/** A request without a body, with a query. */
export const listRequest: SampleRequest = {
  id: 'listTasks',
  method: 'GET',
  baseUrl: 'https://api.example.com/v1',
  path: '/tasks',
  query: { stage: 'next,now', limit: 3 },
  hasIdempotencyKey: false,
  hasAnswer: true,
}

/** A request with a body and a key. */
export const createRequest: SampleRequest = {
  ...listRequest,
  id: 'createTask',
  method: 'POST',
  query: {},
  body: { name: "Water Petra's seeds", important: true, estimate: null },
  hasIdempotencyKey: true,
}
