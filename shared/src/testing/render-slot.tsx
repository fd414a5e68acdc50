import { type Location, MemoryRouter, ShellProvider, UiProvider, useLocation } from '@portal/shared/ui';
import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type TestShell, testShell } from './test-shell.ts';

// pages load code late, so one second is too short on a busy machine
configure({ asyncUtilTimeout: 10_000 });

/** Options of `renderSlot`. */
interface RenderSlotOptions {
  readonly shell?: TestShell;
  /** Path and query: `/cart?customerId=C1`. */
  readonly path?: string;
  /** Navigation state (RTE-14); absent after a reload or for a pasted link. */
  readonly state?: unknown;
}

/** Result of `renderSlot`. */
interface RenderedSlot extends RenderResult {
  readonly shell: TestShell;
  readonly user: UserEvent;
  /** Returns the location now. */
  location(): Location;
}

function Watcher({ onSeen }: { readonly onSeen: (location: Location) => void }) {
  onSeen(useLocation());
  return null;
}

/** Renders a slot's component like `createParcel`, with a router in memory instead of the host's history. */
export const renderSlot = (
  slot: ReactElement,
  { shell = testShell(), path = '/', state = null }: RenderSlotOptions = {},
): RenderedSlot => {
  const locations: Location[] = [];
  const { pathname, search, hash } = new URL(path, 'http://portal.example');
  const rendered = render(
    <UiProvider>
      <ShellProvider value={shell}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          {slot}
          <Watcher onSeen={(location) => locations.push(location)} />
        </MemoryRouter>
      </ShellProvider>
    </UiProvider>,
  );
  const location = (): Location => {
    const last = locations.at(-1);
    if (!last) throw new Error('Nothing was rendered');
    return last;
  };
  return { ...rendered, shell, user: userEvent.setup(), location };
};
