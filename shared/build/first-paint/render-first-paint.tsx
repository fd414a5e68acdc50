import { createStyleCache, Router, ShellProvider, UiProvider } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { testConfig } from '../../src/testing/test-config.ts';
import { testSession } from '../../src/testing/test-session.ts';
import { testShell } from '../../src/testing/test-shell.ts';
import { complaintsAbout, type FirstPaint } from './first-paint.ts';
import { blank, footerPlaceholders } from './text-placeholders.ts';

/** What is rendered ahead of time gets. */
export interface FirstPaintProps {
  /** In the page the year in which it was composed. */
  readonly year: string;
}

/** A shell that knows nobody, over a configuration of blanks. */
function signedOutShell() {
  const session = testSession({ idToken: undefined });
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const nothing = () => {};
  const signIn = { start: nothing, startLinking: nothing, linked: nothing, fail: nothing };
  return testShell({ session, signIn, config: { ...testConfig, footer: footerPlaceholders } });
}

/**
 * Renders a component as `createParcel` would in the browser, to markup and the rules that it uses. The document's own
 * rules are left out unless `withDocumentRules`. Throws when something may not stand in the page.
 */
export function renderFirstPaint(
  Ahead: ComponentType<FirstPaintProps>,
  { withDocumentRules }: { readonly withDocumentRules: boolean },
): FirstPaint {
  const cache = createStyleCache();
  const ofDocument = new Set(Object.keys(cache.inserted));
  const shell = signedOutShell();
  const html = renderToString(
    <UiProvider cache={cache}>
      <ShellProvider value={shell}>
        <Router location={shell.navigation.location()} navigator={shell.navigation.navigator}>
          <Ahead year={blank('year')} />
        </Router>
      </ShellProvider>
    </UiProvider>,
  );
  const styles = Object.fromEntries(
    Object.entries(cache.inserted).flatMap(([name, css]) =>
      typeof css === 'string' && (withDocumentRules || !ofDocument.has(name)) ? [[name, css]] : [],
    ),
  );
  const complaints = complaintsAbout({ html, styles });
  if (complaints.length > 0)
    throw new Error(`The first paint cannot stand in the page.\n${complaints.join('\n')}`);
  return { html, styles };
}
