/** What stands where something about a person stood. */
const gone = { number: '[number]', email: '[e-mail]', token: '[token]', quoted: '“…”' } as const;

/** A part of a path that names one record: with a number of three digits or more, or with anything but plain letters. */
const isNameOfOne = (segment: string): boolean =>
  !/^[\w.-]*$/.test(segment) || (/\d{3}/.test(segment) && !/\.\w+$/.test(segment));

/**
 * An address without what may tell of a person: no query, no fragment, no user, and `:id` in place of parts of the path
 * that name a record. `GET https://api.example/cif/123456/enquiry?x=1` → `https://api.example/cif/:id/enquiry`.
 */
export function scrubAddress(address: string): string {
  if (address === '') return '';
  const base = 'http://relative.invalid';
  if (!URL.canParse(address, base)) return '[address]';
  const { protocol, origin, pathname } = new URL(address, base);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  const path = pathname
    .split('/')
    .map((segment) => (isNameOfOne(segment) ? ':id' : segment))
    .join('/');
  return origin === base ? path : origin + path;
}

/**
 * Words of an error without what may tell of a person: addresses are scrubbed, and what is quoted, e-mail addresses,
 * tokens and long numbers are left out. Names in the middle of a sentence cannot be told from words: errors of the
 * portal hold none.
 */
export function scrubText(text: string): string {
  return text
    .replace(/\bhttps?:\/\/[^\s"'“”<>)]+/g, (address) => {
      const [, place, at = ''] = /^(.*?)((?::\d+){0,2})$/.exec(address) ?? [];
      return place === undefined ? '[address]' : scrubAddress(place) + at;
    })
    .replace(/\beyJ[\w-]+(?:\.[\w-]+)*/g, gone.token)
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"',;]+/g, gone.email)
    .replace(/"[^"\n]*"|“[^”\n]*”|'[^'\n]{4,}'|`[^`\n]*`/g, gone.quoted)
    .replace(/\?[\w%.~-]+=[^\s)]*/g, '')
    .replace(/\+?\d(?:[ -]?\d){6,}/g, gone.number);
}
