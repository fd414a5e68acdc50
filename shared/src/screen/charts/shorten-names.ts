/** Returns the words that all names begin with, with the space after them; none for a single name. */
function getCommonStart(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  if (others.length === 0) return '';
  const words = first.split(' ').slice(0, -1);
  while (words.length > 0 && !others.every((name) => name.startsWith(`${words.join(' ')} `))) words.pop();
  return words.length > 0 ? `${words.join(' ')} ` : '';
}

/**
 * Returns the function that removes from a scheme's name what all `names` begin with: the company's name. A name that
 * begins otherwise stays.
 */
export function createShortener(names: readonly string[]): (name: string) => string {
  const start = getCommonStart(names);
  return (name) => (name.startsWith(start) ? name.slice(start.length) : name);
}
