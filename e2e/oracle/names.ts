/** A name of the oracle's lists without the `?` of an optional field. */
const withoutMark = (name: string): string => name.replace(/\?$/, '');

/** Objections to the names of fields: unknown, missing and duplicate ones. */
export function objectionsToNames(sent: readonly string[], listed: readonly string[]): readonly string[] {
  const known = new Set(listed.map(withoutMark));
  const twice = sent.filter((name, index) => sent.indexOf(name) !== index);
  return [
    ...sent.filter((name) => !known.has(name)).map((name) => `${name} is not in the specification`),
    ...listed
      .filter((name) => !name.endsWith('?') && !sent.includes(name))
      .map((name) => `${name} is missing`),
    ...[...new Set(twice)].map((name) => `${name} comes twice`),
  ];
}
