import { ApiPage } from './api-page'
import { Doc } from './doc'
import { Page } from './page'
import { Release } from './release'

/** The four collections, as `contentlayer.config.ts` lists them. */
export const documentTypes = [Doc, ApiPage, Release, Page]
