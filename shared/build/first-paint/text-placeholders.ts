import type { PortalConfig } from '../../src/contract/index.ts';

type Footer = PortalConfig['footer'];

/** Stands in a first paint where a word of the site goes, which no build knows. */
export const blank = (name: keyof Footer | 'year'): string => `__${name}__`;

/** The footer's configuration, all blanks. */
export const blankFooter: Footer = {
  company: blank('company'),
  internetRisk: blank('internetRisk'),
  privacyNotice: blank('privacyNotice'),
  transactionNotice: blank('transactionNotice'),
  disclaimer: blank('disclaimer'),
};

/** As React writes text and attributes: what takes the page over finds the very same. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Puts a site's own words into the blanks. */
export function fillBlanks(
  html: string,
  { footer, year }: { readonly footer: Footer; readonly year: number },
): string {
  const words = [
    [blank('year'), String(year)],
    [blankFooter.company, footer.company],
    [blankFooter.internetRisk, footer.internetRisk],
    [blankFooter.privacyNotice, footer.privacyNotice],
    [blankFooter.transactionNotice, footer.transactionNotice],
    [blankFooter.disclaimer, footer.disclaimer],
  ] as const;
  return words.reduce((text, [place, word]) => text.replaceAll(place, () => escaped(word)), html);
}
