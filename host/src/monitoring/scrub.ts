/** The text that replaces personal data. */
const replacements = {
  number: '[number]',
  email: '[e-mail]',
  token: '[token]',
  quoted: '“…”',
  long: '[long text]',
} as const;

/**
 * A longer text is left out: the patterns take seconds for 50,000 characters without a space, and a part of it could end
 * within quotes.
 */
const longestText = 8_000;

/** The name of a file of the portal, with the hash of its content. A document's may be a person's or a record's. */
const builtFile = /^[\w-]+\.[0-9a-f]{8,}\.(?:js|css|svg|png|woff2)$/;

/**
 * Whether a path segment may be a record's id or a token: it has three digits in a row or characters that are not plain, or begins
 * as a token does.
 */
const isRecordId = (segment: string): boolean =>
  !/^(?!eyJ)[\w.-]*$/.test(segment) || (/\d{3}/.test(segment) && !builtFile.test(segment));

/**
 * Removes personal data from an address: query, fragment and user, and path segments that may be a record's id.
 * `https://api.example/cif/123456/enquiry?x=1` → `https://api.example/cif/:id/enquiry`. Of an address that is not
 * http(s) only the protocol stays; one that cannot be read is `[address]`.
 */
export function scrubAddress(address: string): string {
  if (address === '') return '';
  const base = 'http://relative.invalid';
  if (!URL.canParse(address, base)) return '[address]';
  const { protocol, origin, pathname } = new URL(address, base);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  const path = pathname
    .split('/')
    .map((segment) => (isRecordId(segment) ? ':id' : segment))
    .join('/');
  return origin === base ? path : origin + path;
}

/**
 * Removes personal data from an error's text: scrubs addresses and replaces quoted text, e-mail addresses, tokens and
 * long numbers; a very long text is replaced as a whole. It cannot recognise names within a sentence, so the portal's
 * errors must not contain any.
 */
export function scrubText(text: string): string {
  if (text.length > longestText) return replacements.long;
  return text
    .replace(/\bhttps?:\/\/[^\s"'“”<>)]+/g, (address) => {
      const [, base, position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(address) ?? [];
      return base === undefined ? '[address]' : scrubAddress(base) + position;
    })
    .replace(/\beyJ[\w-]+(?:\.[\w-]+)*/g, replacements.token)
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"',;]+/g, replacements.email)
    .replace(/"[^"\n]*"|“[^”\n]*”|'[^'\n]{4,}'|`[^`\n]*`/g, replacements.quoted)
    .replace(/\?[\w%.~-]+=[^\s)]*/g, '')
    .replace(/\+?\d(?:[ -]?\d){6,}/g, replacements.number);
}
