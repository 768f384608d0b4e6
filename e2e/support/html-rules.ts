import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What is wrong with the markup of a page by the HTML standard and its good practice, one line a fault. */
export async function findHtmlFaults(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${name}:${line}:${column}  ${message}  (${ruleId})`),
  )
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes markup; browsers read both ways alike.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's own ids begin with an underscore, and those of headings may hold a colon: the standard forbids spaces alone.
      'valid-id': ['error', { relaxed: true }],
      // Safari reads a list without bullets as none, unless it says that it is one.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // The menu and the contents stand twice, for wide and for narrow windows; only one of each is ever shown. axe looks at what is shown.
      'unique-landmark': 'off',
      // A search answers while one types, and Enter sends a form of one field.
      'wcag/h32': 'off',
      // The field for a token of the API is no login; a browser should not offer to keep it.
      'autocomplete-password': 'off',
    },
  }),
)
