import { testShell } from '@portal/shared/testing';
import { MemoryRouter, ShellProvider, UiProvider } from '@portal/shared/ui';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';

/**
 * For tests: renders a component with shell, theme and router, as in a slot. `path` is the address of the page. Returns
 * the result of Testing Library's `render`.
 */
export function renderPart(part: ReactElement, path = '/', shell = testShell()) {
  return render(part, {
    wrapper: ({ children }) => (
      <UiProvider>
        <ShellProvider value={shell}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </ShellProvider>
      </UiProvider>
    ),
  });
}

/**
 * Returns the violated accessibility rules (axe), each with its first element; empty when there is none. Colours are
 * not checked, because jsdom does not paint; the contrast test checks them.
 */
export async function findAccessibilityFaults(element: Element): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ''}`);
}
