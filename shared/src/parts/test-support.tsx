import { MemoryRouter, UiProvider } from '@portal/shared/ui';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';

/** Renders a part as a slot would: theme and router around it. */
export function show(part: ReactElement, path = '/') {
  return render(part, {
    wrapper: ({ children }) => (
      <UiProvider>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </UiProvider>
    ),
  });
}

/** Ids of the accessibility rules that are broken. Colours are held by the contrast test: jsdom paints none. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ''}`);
}
