import { type Location, MemoryRouter, ShellProvider, UiProvider, useLocation } from '@portal/shared/ui';
import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type TestShell, testShell } from './test-shell.ts';

// whole pages are asked for by role, and code of theirs comes late: on a busy machine a second is too short
configure({ asyncUtilTimeout: 10_000 });

export interface RenderSlotOptions {
  readonly shell?: TestShell;
  /** Where the agent is, with its query: `/cart?customerId=C1`. */
  readonly path?: string;
  /** What came with the navigation (RTE-14); a reload or a pasted link has none. */
  readonly state?: unknown;
}

export interface RenderedSlot extends RenderResult {
  readonly shell: TestShell;
  readonly user: UserEvent;
  /** Where the agent is now. */
  location(): Location;
}

function Watcher({ onSeen }: { readonly onSeen: (location: Location) => void }) {
  onSeen(useLocation());
  return null;
}

/** Renders a slot's component as `createParcel` does, with a router in memory in place of the host's history. */
export const renderSlot = (
  slot: ReactElement,
  { shell = testShell(), path = '/', state = null }: RenderSlotOptions = {},
): RenderedSlot => {
  const seen: Location[] = [];
  const { pathname, search, hash } = new URL(path, 'http://portal.example');
  const rendered = render(
    <UiProvider>
      <ShellProvider value={shell}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          {slot}
          <Watcher onSeen={(location) => seen.push(location)} />
        </MemoryRouter>
      </ShellProvider>
    </UiProvider>,
  );
  const location = (): Location => {
    const last = seen.at(-1);
    if (!last) throw new Error('Nothing was rendered');
    return last;
  };
  return { ...rendered, shell, user: userEvent.setup(), location };
};
