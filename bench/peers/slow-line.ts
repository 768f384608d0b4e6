import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Milliseconds there and back, kilobits a second to the browser. */
export type LineSettings = { roundTrip: number; kilobits: number }

/** The phone line that Lighthouse names slow 4G, as the line itself is and not as its delay of each request. */
const slow4G: LineSettings = { roundTrip: 150, kilobits: 1600 }

const segment = 1460
const firstWindow = 10 * segment

/**
 * A line that all its connections share, as TCP sees it. A connection needs a round trip before it carries anything; it may have ten segments under way,
 * and as many more with each that is acknowledged, so that its window doubles each round trip until the line is full.
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

/** Listens before a local `port` and passes everything on, as slowly as the line allows. */
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
      // Buffers of this machine would gather small pieces and hold them back.
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
