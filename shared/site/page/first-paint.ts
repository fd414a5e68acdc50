import type { FirstPaint } from '../../build/first-paint/first-paint.ts';
import { fillBlanks } from '../../build/first-paint/text-placeholders.ts';
import type { PortalConfig } from '../../src/contract/index.ts';
import { noncePlaceholder } from './nonce.ts';

interface FirstPaints {
  /** The host's: the frame, and the document's own rules. */
  readonly frame: FirstPaint | undefined;
  /** That of the release of mfe-auth that runs. */
  readonly signIn: FirstPaint | undefined;
  readonly footer: PortalConfig['footer'];
}

/** What the page shows before any code of it is there: one style element, and an element for each of the two. */
export function firstPaintElements({ frame, signIn, footer }: FirstPaints): {
  readonly style: string;
  readonly body: readonly string[];
} {
  // without the document's own rules nothing would look like anything
  if (!frame) return { style: '', body: [] };
  const styles = { ...frame.styles, ...signIn?.styles };
  const names = Object.keys(styles).join(' ');
  const words = { footer, year: new Date().getFullYear() };
  return {
    // emotion knows its own again by the names, and adds none of them a second time
    style: `<style nonce="${noncePlaceholder}" data-emotion="ap ${names}">${Object.values(styles).join('')}</style>`,
    body: [
      ...(signIn ? [`<div data-first-paint="login">${fillBlanks(signIn.html, words)}</div>`] : []),
      `<div data-first-paint="frame" inert aria-hidden="true">${fillBlanks(frame.html, words)}</div>`,
    ],
  };
}

/** Told where scripts do not run, above the sign-in screen. */
export const noScriptWords =
  'Agent Portal needs JavaScript, which is turned off here. Allow it for this site, then load the page again.';

/**
 * Which of the two shows is what first-paint-script.ts has put on the document; without scripts it is sign-in, whose
 * button then could do nothing.
 */
export const shownCss =
  'html:not([data-first=frame]) [data-first-paint=frame],' +
  'html[data-first]:not([data-first=login]) [data-first-paint=login],' +
  'html[data-first] .no-script,html:not([data-first]) [data-window]{display:none!important}' +
  ".no-script{margin:0;padding:12px 16px;background:#FCEFC9;color:#5C4300;font:16px/24px 'Inter Fallback',system-ui,sans-serif}";
