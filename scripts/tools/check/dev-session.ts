import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { isFirstDocument, markDocument } from '@/e2e/support/hydrated'
import { spellingPath } from '@/lib/check/prose/check-project'
import { copySources } from '../build/copy-sources.mjs'
import { findTestBrowser } from '../install/chromium.mjs'
import { collectOutput } from '../run.mjs'

const patience = 240_000
/** The folder for the screenshot and the trace of a failed step. */
const evidence = 'test-results/dev'

/** Runs `npm run dev` on a copy of the sources, edits the files the way editors do, and reads the terminal and a page. */
export class DevSession {
  readonly page: Page
  /** When the server last started, in milliseconds of `performance.now()`. */
  startedAt = 0
  #origin: string
  #browser: Browser
  #folder: string
  #server: ChildProcess
  #readOutput: () => string
  #originals = new Map<string, string | undefined>()

  /** Makes the copy and starts the server. */
  static async start(port: number): Promise<DevSession> {
    const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(patience)
    await page.context().tracing.start({ screenshots: true, snapshots: true })
    rmSync(evidence, { recursive: true, force: true })
    const folder = await copySources('dev-check')
    // No build needs it, but the bar also checks spelling.
    copyFileSync(spellingPath, path.join(folder, spellingPath))
    return new DevSession(folder, port, browser, page)
  }

  private constructor(folder: string, port: number, browser: Browser, page: Page) {
    this.#browser = browser
    this.page = page
    this.#origin = `http://localhost:${port}`
    this.#folder = folder
    this.#server = this.#startServer()
    this.#readOutput = collectOutput(this.#server)
  }

  #startServer(): ChildProcess {
    this.startedAt = performance.now()
    return spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: this.#folder,
      env: { ...process.env, PORT: new URL(this.#origin).port },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that we can end it together with everything it starts.
      detached: true,
    })
  }

  /** Runs a step in the browser. @throws its error, with the paths of a screenshot and a trace */
  async record(step: () => Promise<void>): Promise<void> {
    const { tracing } = this.page.context()
    await tracing.startChunk()
    try {
      await step()
      await tracing.stopChunk()
    } catch (error) {
      const [screenshot, trace] = [`${evidence}/screenshot.png`, `${evidence}/trace.zip`]
      await this.page.screenshot({ path: screenshot })
      await tracing.stopChunk({ path: trace })
      const message = error instanceof Error ? error.message : error
      throw new Error(`${message}\nscreenshot: ${screenshot}\ntrace: npx playwright show-trace ${trace}`)
    }
  }

  /** Ends the server and starts it again. */
  async restart(): Promise<void> {
    await this.#endServer()
    this.#server = this.#startServer()
    this.#readOutput = collectOutput(this.#server)
  }

  /** Everything the terminal has shown. */
  get said(): string {
    return this.#readOutput()
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8')
  }

  has(file: string): boolean {
    return existsSync(path.join(this.#folder, file))
  }

  /** Replaces a file by renaming another one to its name, as vim, JetBrains, `sed -i` and git do. Creates the file if it's missing. */
  write(file: string, text: string): void {
    this.#remember(file)
    const target = path.join(this.#folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(`${target}~`, text)
    renameSync(`${target}~`, target)
  }

  /**
   * Replaces `from` in a file.
   * @returns the place of the first difference, as reports name it: `file:line:column`
   * @throws if `from` isn't there, because then the step would test nothing
   */
  edit(file: string, from: string, to: string): string {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to replace`)
    this.write(file, text.replace(from, to))
    const same = Array.from(from + to).findIndex((_, index) => to[index] !== from[index])
    const before = text.slice(0, text.indexOf(from) + same).split('\n')
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  }

  /** Commits a file in a repository that only this copy has. @returns a function that removes the repository */
  commit(file: string, subject: string): () => void {
    this.#git(this.#folder, 'init')
    this.#git(this.#folder, 'add', '--force', file)
    this.#git(this.#folder, 'commit', `--message=${subject}`)
    return () => rmSync(path.join(this.#folder, '.git'), { recursive: true })
  }

  remove(file: string): void {
    this.#remember(file)
    rmSync(path.join(this.#folder, file))
  }

  /** Restores every file that was changed. */
  restore(): void {
    const originals = [...this.#originals]
    for (const [file, text] of originals) {
      if (text !== undefined) this.write(file, text)
      else if (existsSync(path.join(this.#folder, file))) this.remove(file)
    }
    this.#originals.clear()
  }

  /** Restores every file after a few seconds. Next 16.4 doesn't always notice a file that changes twice within one, and nobody fixes a mistake that fast. */
  async restoreLater(): Promise<void> {
    await this.page.waitForTimeout(3000)
    this.restore()
  }

  /** Adds a branch in which one file differs, without changing the files of the copy. If the copy isn't a repository yet, it becomes one with its content. */
  addBranch(name: string, file: string, from: string, to: string): void {
    if (!this.has('.git')) {
      this.#git(this.#folder, 'init', '--initial-branch=main')
      this.#git(this.#folder, 'add', 'content')
      this.#git(this.#folder, 'commit', '--message=main')
    }
    const tree = `${this.#folder}-branch`
    rmSync(tree, { recursive: true, force: true })
    this.#git(this.#folder, 'worktree', 'add', '-b', name, tree)
    writeFileSync(path.join(tree, file), this.read(file).replace(from, to))
    this.#git(tree, 'commit', '--all', `--message=${name}`)
    this.#git(this.#folder, 'worktree', 'remove', tree)
  }

  switchBranch(name: string): void {
    this.#git(this.#folder, 'switch', name)
  }

  /** Runs a git command. All commits have the same author and date. */
  #git(folder: string, ...args: string[]): void {
    const date = '2026-02-03T12:00:00Z'
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const settings = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...settings, ...args], { cwd: folder, env, stdio: 'pipe' })
  }

  #remember(file: string): void {
    const target = path.join(this.#folder, file)
    if (!this.#originals.has(file))
      this.#originals.set(file, existsSync(target) ? readFileSync(target, 'utf8') : undefined)
  }

  /** Returns the status of a page, or 0 if the server doesn't respond yet. @throws with what the server has said if it has ended */
  async status(href: string): Promise<number> {
    if (this.#server.exitCode !== null) throw new Error(`npm run dev has ended: ${this.said.trim()}`)
    return fetch(this.#origin + href).then(
      ({ status }) => status,
      () => 0,
    )
  }

  /** Returns the text that the server sends for `href`. */
  async text(href: string): Promise<string> {
    return (await fetch(this.#origin + href)).text()
  }

  async open(href: string): Promise<void> {
    await this.page.goto(this.#origin + href)
  }

  /** The panel of the editor's bar that opens when there are problems. */
  get report(): Locator {
    return this.page.getByRole('region', { name: 'Problems in the content' })
  }

  /** What a page with problems shows instead of its body. */
  get own(): Locator {
    return this.page.getByRole('region', { name: 'Problems of this page' })
  }

  async seeReport(text: string): Promise<void> {
    await this.report.getByText(text).first().waitFor()
  }

  async seeNoReport(): Promise<void> {
    await this.report.waitFor({ state: 'detached' })
  }

  /** Marks the window, so that `seeMark` can tell whether the page has been loaded again. React may replace elements without that. */
  async mark(): Promise<void> {
    await markDocument(this.page)
  }

  async seeMark(): Promise<void> {
    if (!(await isFirstDocument(this.page))) throw new Error('The page was loaded again, but has to follow by itself')
  }

  /** Ends the server and everything it started, and removes the copy. */
  async end(): Promise<void> {
    await this.#browser.close()
    await this.#endServer()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #endServer(): Promise<void> {
    for (let tries = 0; this.#signal(tries < 20 ? 'SIGTERM' : 'SIGKILL'); tries += 1) await wait(250)
  }

  #signal(signal: NodeJS.Signals): boolean {
    try {
      return process.kill(-(this.#server.pid ?? 0), signal)
    } catch {
      return false // No process is left.
    }
  }
}

/** Waits until `isSo` returns true. @throws if that takes too long, with `what` in the message */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s, but it didn't happen that ${what}.`)
    await wait(300)
  }
}

const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
