import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The round trip in milliseconds, and the kilobits that reach the browser in a second. */
export type LineSettings = { roundTrip: number; kilobits: number }

/** The phone line that Lighthouse calls slow 4G: these are the figures of the line itself, and not the delay that Lighthouse adds to each request. */
const slow4G: LineSettings = { roundTrip: 150, kilobits: 1600 }

const segment = 1460
const firstWindow = 10 * segment

/**
 * Creates a line that all its connections share, as TCP sees it. A connection needs a round trip before it carries anything. It may have ten segments under
 * way to begin with, and one more for each that's acknowledged, so that its window doubles with each round trip until the line is full.
 */
export function createLine({ roundTrip, kilobits }: LineSettings) {
  const schedule = createSchedule()
  const bytesPerMillisecond = kilobits / 8
  const largestWindow = Math.max(firstWindow, 2 * roundTrip * bytesPerMillisecond)
  let freeAt = 0

  return function openConnection(toBrowser: (bytes: Buffer) => void, toServer: (bytes: Buffer) => void) {
    const openAt = performance.now() + roundTrip
    const waiting: Buffer[] = []
    let window = firstWindow
    let underWay = 0

    function send() {
      while (underWay < window) {
        const bytes = waiting.shift()
        if (!bytes) return
        underWay += bytes.length
        freeAt = Math.max(freeAt, performance.now()) + bytes.length / bytesPerMillisecond
        schedule(freeAt + roundTrip / 2, () => toBrowser(bytes))
        schedule(freeAt + roundTrip, () => {
          underWay -= bytes.length
          window = Math.min(largestWindow, window + bytes.length)
          send()
        })
      }
    }
    return {
      sendToBrowser(bytes: Buffer) {
        for (let at = 0; at < bytes.length; at += segment) waiting.push(bytes.subarray(at, at + segment))
        send()
      },
      /** Requests are small, so they only take their time to arrive. */
      sendToServer(bytes: Buffer) {
        schedule(Math.max(performance.now(), openAt) + roundTrip / 2, () => toServer(bytes))
      },
    }
  }
}

/** Runs each task when it's due, and tasks that are due together in the order in which they came. */
function createSchedule() {
  const tasks: { due: number; run: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  function runDue() {
    while (tasks[0] && tasks[0].due <= performance.now()) tasks.shift()?.run()
    wait()
  }
  function wait() {
    clearTimeout(timer)
    if (tasks[0]) timer = setTimeout(runDue, Math.max(0, tasks[0].due - performance.now()))
  }
  return (due: number, run: () => void) => {
    const at = tasks.findLastIndex((task) => task.due <= due)
    tasks.splice(at + 1, 0, { due, run })
    if (at === -1) wait()
  }
}

/** Listens in front of a local `port` and passes everything on, as slowly as the line does. */
export async function startSlowLine(port: number, settings = slow4G): Promise<{ port: number; stop: () => void }> {
  const openConnection = createLine(settings)
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1')
    const connection = openConnection(
      (bytes) => browser.writable && browser.write(bytes),
      (bytes) => site.writable && site.write(bytes),
    )
    browser.on('data', connection.sendToServer)
    site.on('data', connection.sendToBrowser)
    for (const socket of [browser, site]) {
      sockets.add(socket)
      // This machine's buffers would otherwise collect small pieces and delay them.
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
    }
    browser.on('close', () => site.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
