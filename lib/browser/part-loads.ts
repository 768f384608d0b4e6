let underWay = 0

/** Counts the loading of a part on demand, from its begin to its end. Returns what it is given. */
export function trackPart<Part>(load: Promise<Part>): Promise<Part> {
  underWay += 1
  const end = () => {
    underWay -= 1
  }
  load.then(end, end)
  return load
}

/** Whether a part on demand is being loaded: a file that is missing now is its own, and it answers for that itself. */
export function isPartLoading(): boolean {
  return underWay > 0
}
