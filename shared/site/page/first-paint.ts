import type { FirstPaint } from '../../build/first-paint/first-paint.ts';
import { fillPlaceholders } from '../../build/first-paint/text-placeholders.ts';
import type { PortalConfig } from '../../src/contract/index.ts';
import type { IconNodes } from '../../src/contract/remote/frame-members.ts';
import { type MenuPage, menuTemplate } from '../../src/contract/remote/menu.ts';
import { noncePlaceholder } from './nonce.ts';

/** Escapes text as React does. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`);

/**
 * Repeats the menu entry of the host's frame for each entry of a remote's page. An entry for some agents only is shown when it is
 * known who has signed in.
 */
function withMenu(frame: string, entries: readonly MenuPage[]): string {
  const { label, path } = menuTemplate;
  const template = new RegExp(`<li>(?:(?!<li>).)*?${label}(?:(?!<li>).)*?</li>`, 's');
  return frame.replace(template, (entry) =>
    entries
      .filter(({ access }) => access === undefined)
      .map((each) =>
        entry
          .replaceAll(label, () => escapeHtml(each.label))
          .replaceAll(path, () => each.path)
          .replace(/<path d="__menu_icon__"><\/path>/, () => iconHtml(each.icon)),
      )
      .join(''),
  );
}

/** The schema of declarations allows only names and values here that cannot end the markup. */
const iconHtml = (icon: IconNodes): string =>
  icon
    .map(([element, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${element}${written.join('')}></${element}>`;
    })
    .join('');

interface FirstPaints {
  /** The host's: the frame and the document's styles. */
  readonly frame: FirstPaint | undefined;
  /** The running sign-in remote's. */
  readonly signIn: FirstPaint | undefined;
  readonly footer: PortalConfig['footer'];
  readonly menu: readonly MenuPage[];
}

/**
 * Returns the HTML of the first paint's elements: one style element, and one element each for sign-in and frame. Empty
 * when the host's build has none.
 */
export function firstPaintElements({ frame, signIn, footer, menu }: FirstPaints): {
  readonly style: string;
  readonly body: readonly string[];
} {
  // the page has no styles without the host's
  if (!frame) return { style: '', body: [] };
  const styles = { ...frame.styles, ...signIn?.styles };
  const names = Object.keys(styles).join(' ');
  const values = { footer, year: new Date().getFullYear() };
  return {
    // emotion recognises its styles by these names and does not add them again
    style: `<style nonce="${noncePlaceholder}" data-emotion="ap ${names}">${Object.values(styles).join('')}</style>`,
    body: [
      ...(signIn ? [`<div data-first-paint="login">${fillPlaceholders(signIn.html, values)}</div>`] : []),
      `<div data-first-paint="frame" inert aria-hidden="true">${withMenu(fillPlaceholders(frame.html, values), menu)}</div>`,
    ],
  };
}

/** Shown above the sign-in screen if scripts do not run. */
export const noScriptText =
  'Agent Portal needs JavaScript, which is turned off here. Allow it for this site, then load the page again.';

/** Shows sign-in or frame by `data-first` (first-paint-script.ts); without scripts, sign-in without its button. */
export const shownCss =
  'html:not([data-first=frame]) [data-first-paint=frame],' +
  'html[data-first]:not([data-first=login]) [data-first-paint=login],' +
  'html[data-first] .no-script,html:not([data-first]) [data-window]{display:none!important}' +
  ".no-script{margin:0;padding:12px 16px;background:#FCEFC9;color:#5C4300;font:16px/24px 'Inter Fallback',system-ui,sans-serif}";
