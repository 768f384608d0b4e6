import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

export type Measurement = { seconds: number; cpuSeconds: number; peakMegabytes: number }
/** With `log`, what the command prints goes to that file; without it, only its errors are shown. */
type Options = { env?: NodeJS.ProcessEnv; log?: string }

/** Runs its arguments, then writes what `times` knows to a descriptor that the command itself doesn't have. */
const timedCommand = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Runs a command and measures it. CPU time is that of its process and of all descendants that something waited for. Peak memory is the largest sum of the
 * resident memory of all of them, sampled every 200 ms (Linux; 0 elsewhere). @throws when the command fails
 */
export async function measureCommand(
  command: string,
  args: string[],
  cwd: string,
  { env = process.env, log }: Options = {},
): Promise<Measurement> {
  const start = performance.now()
  const output = log === undefined ? undefined : openSync(log, 'w')
  const child = spawn('sh', ['-c', timedCommand, 'sh', command, ...args], {
    cwd,
    env,
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit', 'pipe'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, child.pid ? sumResidentMemory(child.pid) : 0)
  }, 200)
  const times = text(child.stdio[3] as NodeJS.ReadableStream)
  try {
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    const where = log === undefined ? '' : `. Its output is in ${log}`
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}${where}`)
  } finally {
    clearInterval(timer)
    if (output !== undefined) closeSync(output)
  }
  const seconds = (performance.now() - start) / 1000
  return { seconds, cpuSeconds: sumChildTimes(await times), peakMegabytes: Math.round(peak / 1024) }
}

/** Adds up the second line of the shell's `times`: user and system time of its children, such as `1m2.34s 0m5.60s`. */
export function sumChildTimes(times: string): number {
  const [, children = ''] = times.split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0)
}

/** Resident memory in KB of a process and its descendants, read from `/proc`. */
function sumResidentMemory(root: number): number {
  const processes = listProcesses()
  const family = new Set([root])
  // Children have higher numbers than their parents except after a wrap, so a few passes find them all.
  for (let pass = 0; pass < 4; pass++) for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { resident }) => sum + resident, 0)
}

function listProcesses(): { pid: number; parent: number; resident: number }[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const status = readFileSync(`/proc/${name}/status`, 'utf8')
          const read = (field: string) => Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
          return [{ pid: Number(name), parent: read('PPid'), resident: read('VmRSS') }]
        } catch {
          return [] // The process has ended in the meantime.
        }
      })
  } catch {
    return []
  }
}
