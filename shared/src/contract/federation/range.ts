type Version = readonly [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/**
 * Whether a version is within a caret range (`^1.2.0`) or equals an exact version. Malformed input is outside, so that
 * the gate refuses it. Below 1.0.0 a minor counts as a major.
 */
export function isWithin(version: string, range: string): boolean {
  const actual = parse(version);
  const minimum = parse(range.replace(/^\^/, ''));
  if (!actual || !minimum) return false;
  if (!range.startsWith('^')) return version === range;
  const [major, minor, patch] = actual;
  const [wantedMajor, wantedMinor, wantedPatch] = minimum;
  if (major !== wantedMajor) return false;
  if (major === 0 && minor !== wantedMinor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/** Returns the first number of a version such as `1.2.3`, or `undefined` for malformed input. */
export const majorOf = (version: string): number | undefined => parse(version)?.[0];

/** Compares versions such as `1.2.3`: negative when the first one is older. */
export function compareVersions(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
