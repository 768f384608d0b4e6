const toSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words that only connect the others in a question. The search looks for them, but a record doesn't need to have them if the query has other words. */
export const stopWords = toSet(
  'a about already also am an and another any anyone anything are as at be been best between but by can cannot cant could did didnt',
  'difference do does doesnt dont else ever every everyone everything explain for from had has have how i id if im in instead into is isnt',
  'it its ive just like many may me mean means much my never not of on only or other our per please really should so some someone something',
  'still stuff tell than that the their them then there these they thing things this those to too up us versus vs was we were what whats',
  'when where which while who why will with without would you your',
)

/** Words that say little about what a visitor wants, because nearly every page has them. */
export const genericWords = toSet(
  'add allow change create find get give go help keep know let look make need new open put see set show take turn use want way work',
)
