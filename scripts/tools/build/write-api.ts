import { mkdirSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readApiSource } from '@/lib/catalogue/api'
import { routes } from '@/lib/site/routes'

/** Writes the OpenAPI document into `public/` as YAML and JSON, so that `next dev` serves it and `next build` exports it. */
const source = readApiSource()
mkdirSync('public/api', { recursive: true })
writeFileSync(`public${routes.apiYaml}`, source)
writeFileSync(`public${routes.apiJson}`, `${JSON.stringify(parse(source), null, 2)}\n`)
