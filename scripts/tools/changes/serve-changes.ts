import { createServer, type Server } from 'node:http'
import { changesPath } from '@/lib/site/build-settings.mjs'
import { createStaticServer } from '../serve/static-server.mjs'

/**
 * Serves a site, and a page of changes at the address that it has in a preview.
 * @param site the folder of the site, which has no page of changes
 * @param changes the folder with that page and its pictures
 */
export function createChangesServer(site: string, changes: string): Server {
  const [own, page] = [createStaticServer(site), createStaticServer(changes)]
  const isPage = new RegExp(`^${changesPath}(?:\\.html)?(?:[/?]|$)`)
  return createServer((request, response) => {
    ;(isPage.test(request.url ?? '') ? page : own).emit('request', request, response)
  })
}
