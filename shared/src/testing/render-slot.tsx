import {
  type Location,
  MemoryRouter,
  ShellProvider,
  UiProvider,
  useLocation,
  useNavigate,
} from '@portal/shared/ui';
import { act, configure, type RenderResult, render } from '@testing-library/react';
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
  /** Goes back by one history entry, as the browser's Back does. */
  goBack(): void;
}

interface WatcherProps {
  readonly onSeen: (location: Location, navigate: (delta: number) => unknown) => void;
}

function Watcher({ onSeen }: WatcherProps) {
  onSeen(useLocation(), useNavigate());
  return null;
}

/**
 * For tests: renders a slot's component like `createParcel`, with a router in memory instead of the host's history.
 * `path` and `state` are the page's.
 */
export const renderSlot = (
  slot: ReactElement,
  { shell = testShell(), path = '/', state = null }: RenderSlotOptions = {},
): RenderedSlot => {
  const seen: { location?: Location; navigate?: (delta: number) => unknown } = {};
  const { pathname, search, hash } = new URL(path, 'http://portal.example');
  const rendered = render(
    <UiProvider>
      <ShellProvider value={shell}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          {slot}
          <Watcher onSeen={(location, navigate) => Object.assign(seen, { location, navigate })} />
        </MemoryRouter>
      </ShellProvider>
    </UiProvider>,
  );
  const location = (): Location => {
    if (!seen.location) throw new Error('Nothing was rendered');
    return seen.location;
  };
  const goBack = () => act(() => void seen.navigate?.(-1));
  return { ...rendered, shell, user: userEvent.setup(), location, goBack };
};
