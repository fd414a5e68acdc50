import { createStyleCache, Router, ShellProvider, UiProvider } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { testConfig } from '../../src/testing/test-config.ts';
import { testSession } from '../../src/testing/test-session.ts';
import { testShell } from '../../src/testing/test-shell.ts';
import { complaintsAbout, type FirstPaint } from './first-paint.ts';
import { footerPlaceholders, placeholderOf } from './text-placeholders.ts';

/** Props of a package's first-paint component. */
export interface FirstPaintProps {
  /** Placeholder for the year in which the page is composed. */
  readonly year: string;
}

/** A shell without a session, whose footer is placeholders. */
function signedOutShell() {
  const session = testSession({ idToken: undefined });
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const nothing = () => {};
  const signIn = { start: nothing, startLinking: nothing, linked: nothing, fail: nothing };
  return testShell({ session, signIn, config: { ...testConfig, footer: footerPlaceholders } });
}

/**
 * Renders a component to markup and its style rules, with the providers that `createParcel` uses in the browser. The
 * document's rules are left out unless `withDocumentRules`. Throws an Error when the result is not allowed in the page.
 */
export function renderFirstPaint(
  Component: ComponentType<FirstPaintProps>,
  { withDocumentRules }: { readonly withDocumentRules: boolean },
): FirstPaint {
  const cache = createStyleCache();
  const documentRules = new Set(Object.keys(cache.inserted));
  const shell = signedOutShell();
  const html = renderToString(
    <UiProvider cache={cache}>
      <ShellProvider value={shell}>
        <Router location={shell.navigation.location()} navigator={shell.navigation.navigator}>
          <Component year={placeholderOf('year')} />
        </Router>
      </ShellProvider>
    </UiProvider>,
  );
  const styles = Object.fromEntries(
    Object.entries(cache.inserted).flatMap(([name, css]) =>
      typeof css === 'string' && (withDocumentRules || !documentRules.has(name)) ? [[name, css]] : [],
    ),
  );
  const complaints = complaintsAbout({ html, styles });
  if (complaints.length > 0)
    throw new Error(`The first paint is not allowed in the page.\n${complaints.join('\n')}`);
  return { html, styles };
}
