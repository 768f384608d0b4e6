import { expect, test } from 'vitest'
import { createRequest, listRequest } from './fixtures'
import { buildPython } from './python'

test('buildPython reads with a query', () => {
  expect(buildPython(listRequest)).toMatchInlineSnapshot(`
    "import json
    import os
    import sys
    from urllib.error import HTTPError
    from urllib.parse import urlencode
    from urllib.request import Request, urlopen

    BASE_URL = "https://api.example.com/v1"
    query = urlencode({
        "stage": "next,now",
        "limit": 3,
    })

    request = Request(
        f"{BASE_URL}/tasks?{query}",
        headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
    )

    try:
        with urlopen(request) as response:
            print(json.dumps(json.load(response), indent=2))
    except HTTPError as failure:
        error = json.load(failure)["error"]
        sys.exit(
            f"{error['code']}: {error['message']}"
            f" (request {error['request_id']})"
        )"
  `)
})

test('buildPython sends a body with a key of its own', () => {
  expect(buildPython(createRequest)).toMatchInlineSnapshot(`
    "import json
    import os
    import sys
    import uuid
    from urllib.error import HTTPError
    from urllib.request import Request, urlopen

    BASE_URL = "https://api.example.com/v1"
    body = {
        "name": "Water Petra's seeds",
        "important": True,
        "estimate": None,
    }

    request = Request(
        f"{BASE_URL}/tasks",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['TOKEN']}",
            "Content-Type": "application/json",
            # New for every request; the same for a retry.
            "Idempotency-Key": str(uuid.uuid4()),
        },
        data=json.dumps(body).encode(),
    )

    try:
        with urlopen(request) as response:
            print(json.dumps(json.load(response), indent=2))
    except HTTPError as failure:
        error = json.load(failure)["error"]
        sys.exit(
            f"{error['code']}: {error['message']}"
            f" (request {error['request_id']})"
        )"
  `)
})
