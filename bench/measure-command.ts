import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Measurement = { seconds: number; peakMegabytes: number }

/**
 * Runs a command and measures it. Peak memory is the largest sum of the resident memory of its process and all that it started, sampled
 * every 200 ms (Linux; 0 elsewhere). @throws when the command fails
 */
export function measureCommand(command: string, args: string[], cwd: string, env = process.env): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    let peak = 0
    const timer = setInterval(() => {
      peak = Math.max(peak, child.pid ? sumResidentMemory(child.pid) : 0)
    }, 200)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearInterval(timer)
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))
      else resolve({ seconds: (performance.now() - start) / 1000, peakMegabytes: Math.round(peak / 1024) })
    })
  })
}

/** Resident memory in KB of a process and its descendants, read from /proc. */
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
          return [] // It ended meanwhile.
        }
      })
  } catch {
    return []
  }
}
