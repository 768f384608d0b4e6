import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Returns what's wrong with the markup of a page by the HTML standard and good practice, one line per mistake. */
export async function findHtmlFaults(name: string, html: string): Promise<string[]> {
  // Only the standard forbids rules in a paragraph, and they bring the first paint forward by 5 percent on a slow line (`lib/publish/finish/text-start.ts`).
  const { results } = await validator.validateString(html.replace(textStartRules, ''), name)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${name}:${line}:${column}  ${message}  (${ruleId})`),
  )
}

const textStartRules =
  /(?<=<script>document\.currentScript\.remove[^<]*<\/script>)<style id="text-start">[\s\S]*?<\/style>/

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes markup this way. Browsers read both ways the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's own IDs begin with an underscore, and those of headings may contain a colon. The standard only forbids spaces.
      'valid-id': ['error', { relaxed: true }],
      // Safari doesn't treat a list without bullets as a list unless it has that role.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // The menu and the contents exist twice, for wide and for narrow windows, but only one of each is ever shown. axe checks what's shown.
      'unique-landmark': 'off',
      // A search shows results as you type, and Enter submits a form with one field.
      'wcag/h32': 'off',
      // The field for an API token isn't for signing in, so a browser shouldn't offer to save it.
      'autocomplete-password': 'off',
    },
  }),
)
