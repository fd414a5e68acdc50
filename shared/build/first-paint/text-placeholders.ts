import type { PortalConfig } from '../../src/contract/index.ts';

type Footer = PortalConfig['footer'];

/** Returns the text in a first paint that composition replaces by a value of the site: `__year__`. */
export const placeholderOf = (name: keyof Footer | 'year'): string => `__${name}__`;

/** A footer configuration of placeholders. */
export const footerPlaceholders: Footer = {
  company: placeholderOf('company'),
  internetRisk: placeholderOf('internetRisk'),
  privacyNotice: placeholderOf('privacyNotice'),
  transactionNotice: placeholderOf('transactionNotice'),
  disclaimer: placeholderOf('disclaimer'),
};

/** Escapes text as React does, so that hydration finds the same markup. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/**
 * Returns a first paint's markup with its placeholders replaced by the texts of a site's footer and the year, escaped
 * for HTML.
 */
export function fillPlaceholders(
  html: string,
  { footer, year }: { readonly footer: Footer; readonly year: number },
): string {
  const values = [
    [placeholderOf('year'), String(year)],
    [footerPlaceholders.company, footer.company],
    [footerPlaceholders.internetRisk, footer.internetRisk],
    [footerPlaceholders.privacyNotice, footer.privacyNotice],
    [footerPlaceholders.transactionNotice, footer.transactionNotice],
    [footerPlaceholders.disclaimer, footer.disclaimer],
  ] as const;
  return values.reduce(
    (text, [placeholder, value]) => text.replaceAll(placeholder, () => escapeHtml(value)),
    html,
  );
}
