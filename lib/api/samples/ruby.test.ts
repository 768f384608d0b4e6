import { expect, test } from 'vitest'
import { createRequest, listRequest } from './fixtures'
import { buildRuby } from './ruby'

test('buildRuby reads with a query', () => {
  expect(buildRuby(listRequest)).toMatchInlineSnapshot(`
    "require 'json'
    require 'net/http'

    BASE_URL = 'https://api.example.com/v1'
    uri = URI("#{BASE_URL}/tasks")
    uri.query = URI.encode_www_form({
      stage: 'next,now',
      limit: 3
    })

    request = Net::HTTP::Get.new(uri)
    request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"

    http = Net::HTTP.new(uri.hostname, uri.port)
    http.use_ssl = uri.scheme == 'https'
    response = http.request(request)

    unless response.is_a?(Net::HTTPSuccess)
      error = JSON.parse(response.body)['error']
      abort "#{error['code']}: #{error['message']}" \\
            " (request #{error['request_id']})"
    end
    puts JSON.pretty_generate(JSON.parse(response.body))"
  `)
})

test('buildRuby sends a body with a key of its own', () => {
  expect(buildRuby(createRequest)).toMatchInlineSnapshot(`
    "require 'json'
    require 'net/http'
    require 'securerandom'

    BASE_URL = 'https://api.example.com/v1'
    uri = URI("#{BASE_URL}/tasks")

    request = Net::HTTP::Post.new(uri)
    request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"
    request['Content-Type'] = 'application/json'
    # New for every request; the same for a retry.
    request['Idempotency-Key'] = SecureRandom.uuid
    request.body = {
      name: "Water Petra's seeds",
      important: true,
      estimate: nil
    }.to_json

    http = Net::HTTP.new(uri.hostname, uri.port)
    http.use_ssl = uri.scheme == 'https'
    response = http.request(request)

    unless response.is_a?(Net::HTTPSuccess)
      error = JSON.parse(response.body)['error']
      abort "#{error['code']}: #{error['message']}" \\
            " (request #{error['request_id']})"
    end
    puts JSON.pretty_generate(JSON.parse(response.body))"
  `)
})
