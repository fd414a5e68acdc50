import type { PortalConfig } from '../../src/contract/index.ts';

type Footer = PortalConfig['footer'];

/** Stands in a first paint where a word of the site goes, which no build knows. */
export const blank = (name: keyof Footer | 'year'): string => `__${name}__`;

/** The footer's configuration, all blanks. */
export const footerPlaceholders: Footer = {
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
export function fillPlaceholders(
  html: string,
  { footer, year }: { readonly footer: Footer; readonly year: number },
): string {
  const words = [
    [blank('year'), String(year)],
    [footerPlaceholders.company, footer.company],
    [footerPlaceholders.internetRisk, footer.internetRisk],
    [footerPlaceholders.privacyNotice, footer.privacyNotice],
    [footerPlaceholders.transactionNotice, footer.transactionNotice],
    [footerPlaceholders.disclaimer, footer.disclaimer],
  ] as const;
  return words.reduce((text, [place, word]) => text.replaceAll(place, () => escaped(word)), html);
}
