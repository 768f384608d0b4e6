import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { markerFile, openTree, placesInRepository, requireTree } from './tree-folder'

const { at, write, list } = createTempFolder()

describe('openTree', () => {
  test('turns a new or empty folder into a tree, and recognises it from then on', () => {
    mkdirSync(at('empty'))
    for (const name of ['new/below', 'empty']) {
      openTree(at(name))
      expect(list(name)).toEqual([markerFile])
      write(`${name}/anything`)
      openTree(at(name))
      requireTree(at(name))
    }
  })

  test("refuses a folder that it didn't make, explains how to start one, and changes nothing", () => {
    write('mine/.ssh/id', 'key')
    write('mine/.env', 'secret')
    expect(() => openTree(at('mine'))).toThrow("these commands didn't create it")
    expect(() => openTree(at('mine'))).toThrow("name a folder that is empty or doesn't exist yet")
    expect(list('mine')).toEqual(['.env', '.ssh'])
  })

  test.each(['', 'null', '{}', '{"kind":"other","version":1}', '{"kind":"published-tree","version":2}'])(
    "doesn't accept %j as a marker",
    (text) => {
      write(`mine/${markerFile}`, text)
      expect(() => openTree(at('mine'))).toThrow("these commands didn't create it")
    },
  )

  test("doesn't follow a marker that is a symbolic link", () => {
    openTree(at('tree'))
    write('mine/file')
    symlinkSync(at('tree', markerFile), at('mine', markerFile))
    expect(() => openTree(at('mine'))).toThrow("these commands didn't create it")
  })

  test('refuses the root, the home folder and its parents, the repository and folders inside it', () => {
    const repository = at('repository')
    mkdirSync(repository)
    execFileSync('git', ['init', '--quiet'], { cwd: repository })
    const refuses = (folder: string, reason: string) => {
      expect(() => openTree(folder, repository)).toThrow(`${folder} can't be a published tree: ${reason}`)
    }
    refuses(path.parse(at()).root, "it's the root of the file system")
    refuses(homedir(), "it's your home folder")
    refuses(repository, "it's the repository")
    refuses(at(), 'it contains the repository')
    for (const name of ['new', 'lib/previews', '.git/x', 'published/inner', 'published/../lib']) {
      refuses(`${repository}/${name}`, "it's inside the repository")
    }
    expect(list('repository')).toEqual(['.git'])
    for (const name of placesInRepository) openTree(path.join(repository, name), repository)
  })

  test('refuses a symbolic link, and follows one above the folder', () => {
    mkdirSync(at('real'))
    symlinkSync(at('real'), at('link'))
    expect(() => openTree(at('link'))).toThrow(`it's a symbolic link to ${at('real')}`)
    expect(() => openTree(`${at('link')}/`)).toThrow("it's a symbolic link")
    symlinkSync(process.cwd(), at('to-repository'))
    expect(() => openTree(at('to-repository', 'lib'))).toThrow("it's inside the repository")
    symlinkSync(homedir(), at('to-home'))
    expect(() => openTree(at('to-home'))).toThrow("it's a symbolic link")
    expect(list('real')).toEqual([])
  })
})

test("requireTree refuses a folder that doesn't exist", () => {
  expect(() => requireTree(at('nowhere'))).toThrow('There is no folder')
})

test('git ignores these folders in the repository', () => {
  const ignored = execFileSync('git', ['check-ignore', ...placesInRepository.map((name) => `${name}/file`)], {
    encoding: 'utf8',
  })
  expect(ignored.trim().split('\n')).toHaveLength(placesInRepository.length)
})
