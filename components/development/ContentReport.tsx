import { ReloadAfterChange } from './ReloadAfterChange.client'

/** A problem as the report shows it. */
type ReportedProblem = {
  path: string
  line: number
  column: number
  message: string
  fix: string
  waiting?: string
}

/** `stamp` changes after each save. */
type ContentReportProps = { findings: readonly ReportedProblem[]; stamp: string }

// Not a CSS module, because it would become part of every page's style sheet, and visitors never see this.
const css = `
.contentReport { padding: 0.75rem 1rem; border-block-end: 2px solid var(--danger); background: var(--danger-tint); color: var(--text);
  font-size: 0.875rem; overflow-wrap: anywhere; }
.contentReport summary { color: var(--danger); font-weight: 650; cursor: pointer; }
.contentReport ul { max-block-size: 40vh; margin-block-start: 0.5rem; padding-inline-start: 1.25rem; overflow-y: auto; list-style: disc; }
.contentReport li + li { margin-block-start: 0.5rem; }
.contentReport span { display: block; }
@media print { .contentReport { display: none; } }`

/** Shows, above every page, the problems that `npm run dev` has found in the content, with file, line and fix. It goes once all are fixed. */
export function ContentReport({ findings, stamp }: ContentReportProps) {
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`
  return (
    <div role="region" aria-label="Problems in the content" aria-live="polite">
      <ReloadAfterChange stamp={stamp} />
      {findings.length > 0 && (
        <details open className="contentReport">
          <style>{css}</style>
          <summary>{count} in the content</summary>
          <ul>
            {findings.map(({ path, line, column, message, fix, waiting }) => (
              <li key={`${path}:${line}:${column} ${message}`}>
                <code>
                  {path}:{line}:{column}
                </code>
                <span>{message}</span>
                <span>Fix: {fix}</span>
                {waiting && <span>{waiting}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
