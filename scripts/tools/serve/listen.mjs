import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

const loopback = '127.0.0.1'

/**
 * Starts a server at `HOST` and `PORT`. Without `HOST`, only this computer can reach it.
 * @param {import('node:http').Server} server
 * @param {Record<string, string | undefined>} env
 * @param {string} [command] the command that starts the server, for the messages
 * @returns {Promise<string>} what to tell the person who started it
 * @throws {Error} with a message for that person
 */
export async function listen(server, env, command = 'npm start') {
  const port = readPort(env)
  const host = env.HOST || loopback
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port, command)))
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  const isOpen = !isLoopback(address.address)
  const name = isOpen && !isAny(address.address) ? bracket(address.address) : 'localhost'
  const reach = isOpen
    ? `It listens on ${address.address}, so other computers on your network can open it too.`
    : `Only this computer can open it, because it listens on ${address.address}. To open it to your network: HOST=0.0.0.0 ${command}`
  return `The site is at http://${name}:${address.port}\n${reach}`
}

/**
 * Checks that another program can listen on `PORT`, if it's set.
 * @param {Record<string, string | undefined>} env
 * @param {string} command what starts that program
 * @throws {Error} with a message for the person who typed the command
 */
export async function checkPort(env, command) {
  if (!env.PORT) return
  const port = readPort(env)
  const server = createServer()
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, '', port, command)))
    server.listen(port, () => server.close(resolve))
  })
}

/** @param {Record<string, string | undefined>} env */
function readPort(env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${env.PORT}", but must be a number from 0 to 65535.`)
  }
  return port
}

/** Returns a port of this computer that nothing uses at the moment. */
export async function findFreePort() {
  const server = createServer().listen(0, loopback)
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  return address.port
}

/** @param {Error & { code?: string }} error @param {string} host @param {number} port @param {string} command */
function explain(error, host, port, command) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is in use. Choose another one: PORT=${port < 65535 ? port + 1 : 3000} ${command}`)
    case 'EACCES':
      return new Error(`You aren't allowed to use port ${port}. Choose one from 1024 on: PORT=3000 ${command}`)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new Error(
        `HOST is "${host}", which isn't an address of this computer. Leave it out to serve only this computer, or open the site to your network: HOST=0.0.0.0 ${command}`,
        { cause: error },
      )
    default:
      return error
  }
}

/** @param {string} address */
const isLoopback = (address) => address === '::1' || address.startsWith('127.')
/** @param {string} address */
const isAny = (address) => address === '0.0.0.0' || address === '::'
/** @param {string} address */
const bracket = (address) => (isIPv6(address) ? `[${address}]` : address)
