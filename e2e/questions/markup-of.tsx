import { testAgent, testSession, testShell } from '@portal/shared/testing';
import { MemoryRouter, ShellProvider, UiProvider } from '@portal/shared/ui';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

const session = testSession();
session.set({ status: 'active', agent: testAgent, expiresAt: Date.now() + 900_000 });
const shell = testShell({ session });

/** Returns the HTML of a part of a page, as an agent who is signed in first sees it. */
export function markupOf(part: ReactElement): string {
  const { container, unmount } = render(
    <UiProvider>
      <ShellProvider value={shell}>
        <MemoryRouter>{part}</MemoryRouter>
      </ShellProvider>
    </UiProvider>,
  );
  const html = container.innerHTML;
  unmount();
  return html;
}
