/** A name of the oracle's lists: `idBankar?` may be left out. */
const plain = (name: string): string => name.replace(/\?$/, '');

/** What is wrong with the names of a set of fields: those nobody listed, those that are missing, those that come twice. */
export function objectionsToNames(sent: readonly string[], listed: readonly string[]): readonly string[] {
  const known = new Set(listed.map(plain));
  const twice = sent.filter((name, index) => sent.indexOf(name) !== index);
  return [
    ...sent.filter((name) => !known.has(name)).map((name) => `${name} is not in the specification`),
    ...listed
      .filter((name) => !name.endsWith('?') && !sent.includes(name))
      .map((name) => `${name} is missing`),
    ...[...new Set(twice)].map((name) => `${name} comes twice`),
  ];
}
