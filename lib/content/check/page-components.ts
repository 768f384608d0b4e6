import { formIds } from '../../site/forms'
import type { ComponentRule } from './component-rule'

/** The sections of home, marketing and utility pages, drawn by `components/sections/mdx.tsx`. */
export const pageComponents: readonly ComponentRule[] = [
  {
    name: 'Hero',
    props: { band: { required: false, values: 'flag' }, miniature: { required: false, values: 'miniature-ids' } },
    children: 'blocks',
  },
  { name: 'Actions', props: {}, holds: ['Action', 'DownloadAction'], children: 'blocks' },
  {
    name: 'Action',
    props: {
      href: { required: true, values: 'href' },
      label: { required: true, values: 'text' },
      quiet: { required: false, values: 'flag' },
    },
    parents: ['Actions'],
    children: 'none',
  },
  { name: 'DownloadAction', props: {}, parents: ['Actions'], children: 'none' },
  {
    name: 'Section',
    props: {
      title: { required: true, values: 'text' },
      id: { required: false, values: 'text' },
      aside: { required: false, values: 'miniature-ids' },
      tone: { required: false, values: ['well'] },
    },
    children: 'blocks',
  },
  {
    name: 'Day',
    props: { title: { required: true, values: 'text' }, lead: { required: false, values: 'text' } },
    holds: ['Moment'],
    children: 'blocks',
  },
  {
    name: 'Moment',
    props: {
      time: { required: true, values: 'text' },
      title: { required: true, values: 'text' },
      href: { required: true, values: 'href' },
      label: { required: true, values: 'text' },
      miniature: { required: true, values: 'miniature-ids' },
    },
    parents: ['Day'],
    distinct: 'time',
    children: 'text',
  },
  { name: 'Grid', props: { title: { required: true, values: 'text' } }, holds: ['GridItem'], children: 'blocks' },
  {
    name: 'GridItem',
    props: { title: { required: true, values: 'text' }, href: { required: false, values: 'href' } },
    parents: ['Grid'],
    distinct: 'title',
    children: 'text',
  },
  { name: 'Sealed', props: { title: { required: true, values: 'text' } }, children: 'blocks' },
  { name: 'Stores', props: {}, children: 'none' },
  { name: 'NewestRelease', props: {}, children: 'none' },
  { name: 'Faq', props: { title: { required: true, values: 'text' } }, holds: ['Question'], children: 'blocks' },
  {
    name: 'Question',
    props: { title: { required: true, values: 'text' } },
    parents: ['Faq'],
    distinct: 'title',
    children: 'blocks',
  },
  { name: 'Closing', props: { title: { required: true, values: 'text' } }, children: 'blocks' },
  { name: 'BrandAssets', props: {}, children: 'none' },
  { name: 'FactSheet', props: {}, children: 'none' },
  { name: 'ComparisonTable', props: { id: { required: true, values: 'comparison-ids' } }, children: 'none' },
  { name: 'Sources', props: { id: { required: true, values: 'comparison-ids' } }, children: 'none' },
  { name: 'Form', props: { id: { required: true, values: formIds } }, children: 'none' },
  { name: 'Download', props: {}, children: 'none' },
  { name: 'Plans', props: {}, children: 'none' },
]
