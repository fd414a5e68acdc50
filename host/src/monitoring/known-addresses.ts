/** A version such as `1.2.3`. */
export const isVersion = (text: string): boolean => /^\d{1,3}(?:\.\d{1,3}){2}$/.test(text);

/** A file of a build, with the hash of its content. */
const builtFile = /^[\w-]+\.[0-9a-f]{8}\.(?:js|css|svg|woff2)$/;

/** Schemes that are known; of such an address the scheme is all that is reported. */
const schemes = ['about:', 'blob:', 'data:', 'file:', 'chrome-extension:', 'moz-extension:'];

/** What an address is resolved against, so that a path stays a path. */
const noOrigin = 'http://relative.invalid';

/** What replaces an address, an origin or a part of a path that is not known. */
const unknown = { address: '[address]', segment: ':id' } as const;

/**
 * Creates the function that returns of an address what is known: its origin, when a word has it, and each segment of its
 * path that a word has, that is a version, or that is the file of a build. Every other segment is `:id`; user, query and
 * fragment are left out. An address of another origin is `[address]`.
 */
export function createAddressFilter(words: Iterable<string>): (address: string) => string {
  const segments = new Set([...words].flatMap((word) => word.split('/')));
  for (const segment of ['', unknown.segment]) segments.add(segment);
  const isKnown = (segment: string) => segments.has(segment) || isVersion(segment) || builtFile.test(segment);
  return (address) => {
    if (address === '' || address === unknown.address) return address;
    if (!URL.canParse(address, noOrigin)) return unknown.address;
    const { protocol, host, origin, pathname } = new URL(address, noOrigin);
    if (protocol !== 'http:' && protocol !== 'https:')
      return schemes.includes(protocol) ? protocol : unknown.address;
    const path = pathname
      .split('/')
      .map((segment) => (isKnown(segment) ? segment : unknown.segment))
      .join('/');
    if (origin === noOrigin) return path;
    return segments.has(host) ? origin + path : unknown.address;
  };
}

/** A frame's address with line and column, in the formats of all browsers. */
const position = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?\s*$/;

/**
 * Returns the positions of a stack whose files are known, below another first line. Names of functions are left out: a name
 * may have been made of a value, and the source map has it for the position.
 */
export function filterStack(
  stack: string,
  title: string,
  filterAddress: (address: string) => string,
): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, address = '', row, column] = position.exec(line) ?? [];
    if (row === undefined) return [];
    const file = filterAddress(address);
    return file.includes(unknown.segment) || file === unknown.address
      ? []
      : [`at <anonymous> @ ${file}:${row}:${column}`];
  });
  return [title, ...frames].join('\n  ');
}
