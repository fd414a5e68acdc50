/** Path to a value inside JSON: field names and list indexes. */
type JsonPath = readonly (string | number)[];

/** For tests: returns a copy of the value with `other` at a path. */
export function replaceAt(value: unknown, path: JsonPath, other: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, at) => (at === step ? replaceAt(item, rest, other) : item));
  return { ...Object(value), [step]: replaceAt(Object(value)[step], rest, other) };
}

/**
 * For tests: returns the paths of all nested fields and list items of a value, parents first, below the path `at`;
 * empty for a value that is neither object nor list.
 */
export function pathsIn(value: unknown, at: JsonPath = []): JsonPath[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...at, index]))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...at, key]))
      : [];
  return at.length > 0 ? [at, ...inside] : inside;
}

/** For tests: returns the value at a path; `undefined` when there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => Object(inner)[step], value);
}

/** For tests: paths of all objects in a body, the body itself included. */
export const objectPathsIn = (body: unknown): JsonPath[] =>
  [[], ...pathsIn(body)].filter((path) => {
    const value = valueAt(body, path);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  });

/** For tests: the value as a request body: a copy of an object, and an empty object for a value without fields. */
export const asBody = (value: unknown): Record<string, unknown> => ({ ...Object(value) });
