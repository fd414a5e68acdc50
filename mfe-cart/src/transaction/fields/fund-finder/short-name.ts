/**
 * Returns a scheme's name without the words that its manager's begins with too: `Balanced` of `Cempaka Biru Balanced`.
 * Its last word always stays.
 */
export function shortName(schemeName: string, manager: string): string {
  const words = schemeName.split(' ');
  const shared = manager.split(' ');
  const differing = words.findIndex((word, at) => word !== shared[at]);
  return words.slice(differing < 0 ? -1 : differing).join(' ');
}
