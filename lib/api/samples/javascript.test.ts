import { expect, test } from 'vitest'
import { createRequest, listRequest } from './fixtures'
import { buildJavaScript } from './javascript'

test('buildJavaScript reads with a query', () => {
  expect(buildJavaScript(listRequest)).toMatchInlineSnapshot(`
    "// Node 18 or later; save it as list-tasks.mjs
    const baseUrl = 'https://api.example.com/v1'
    const query = new URLSearchParams({
      stage: 'next,now',
      limit: 3,
    })

    const response = await fetch(\`\${baseUrl}/tasks?\${query}\`, {
      headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
    })

    if (!response.ok) {
      const { error } = await response.json()
      throw new Error(
        \`\${error.code}: \${error.message} (request \${error.request_id})\`,
      )
    }
    console.log(JSON.stringify(await response.json(), null, 2))"
  `)
})

test('buildJavaScript sends a body with a key of its own', () => {
  expect(buildJavaScript(createRequest)).toMatchInlineSnapshot(`
    "// Node 18 or later; save it as create-task.mjs
    import { randomUUID } from 'node:crypto'

    const baseUrl = 'https://api.example.com/v1'

    const response = await fetch(\`\${baseUrl}/tasks\`, {
      method: 'POST',
      headers: {
        Authorization: \`Bearer \${process.env.TOKEN}\`,
        'Content-Type': 'application/json',
        // New for every request; the same for a retry.
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({
        name: "Water Petra's seeds",
        important: true,
        estimate: null,
      }),
    })

    if (!response.ok) {
      const { error } = await response.json()
      throw new Error(
        \`\${error.code}: \${error.message} (request \${error.request_id})\`,
      )
    }
    console.log(JSON.stringify(await response.json(), null, 2))"
  `)
})
