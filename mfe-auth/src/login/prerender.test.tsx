/** @jest-environment node */
import type { SignOutReason } from '@portal/shared/contract';
import { createStyleCache, MemoryRouter, ShellProvider, UiProvider } from '@portal/shared/ui';
import { renderToString } from 'react-dom/server';
import { signInShell } from '../core/test-sign-in.ts';
import { LoginPage } from './login-page.tsx';

function prerendered(reason: SignOutReason): string {
  const { shell } = signInShell();
  shell.session.set({ status: 'signed-out', reason });
  return renderToString(
    <UiProvider cache={createStyleCache()}>
      <ShellProvider value={shell}>
        <MemoryRouter>
          <LoginPage />
        </MemoryRouter>
      </ShellProvider>
    </UiProvider>,
  );
}

test('sign-in can be rendered ahead of time: without a browser, the same for everybody, without inline styles', () => {
  const html = prerendered('never-signed-in');
  expect(html).toContain('Sign in to Agent Portal');
  expect(prerendered('expired')).toBe(html);
  expect(html).not.toMatch(/ style="/);
});
