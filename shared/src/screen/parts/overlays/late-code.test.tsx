import { testShell } from '@portal/shared/testing';
import { Button } from '@portal/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderPart } from '../../../testing/render-part.tsx';
import { Dialog } from './dialog.tsx';
import type { OverlayCode } from './load.ts';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

/** The file of the overlays' code, which arrives or fails when the test says so. */
interface MockFile {
  code: OverlayCode | undefined;
  requests: { readonly resolve: () => void; readonly reject: (error: Error) => void }[];
  prefetches: number;
}
const mockFile: MockFile = { code: undefined, requests: [], prefetches: 0 };
jest.mock('./load.ts', () => ({
  getOverlayCode: () => mockFile.code,
  async loadOverlayCode() {
    await new Promise<void>((resolve, reject) => mockFile.requests.push({ resolve, reject }));
    mockFile.code = await import('./code/index.ts');
  },
  prefetchOverlayCode: () => {
    mockFile.prefetches += 1;
  },
}));

beforeEach(() => {
  mockFile.code = undefined;
  mockFile.requests = [];
  mockFile.prefetches = 0;
});

/** The code arrives. */
const arrive = () => act(async () => mockFile.requests.at(-1)?.resolve());

const fail = () => act(async () => mockFile.requests.at(-1)?.reject(new Error('Loading chunk failed')));

function renderMenu() {
  const shell = testShell();
  const onChoose = jest.fn();
  renderPart(
    <>
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        items={[
          { id: 'edit', label: 'Edit', onSelect: () => onChoose('edit') },
          { id: 'remove', label: 'Remove', onSelect: () => onChoose('remove') },
        ]}
      />
      <Button>Elsewhere</Button>
    </>,
    '/',
    shell,
  );
  return { shell, onChoose, button: screen.getByRole('button', { name: 'More' }), user: userEvent.setup() };
}

describe('a menu whose code has not loaded', () => {
  test('is a button that says what it opens, and that hover and focus prefetch', async () => {
    const { button, user } = renderMenu();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.hover(button);
    expect(mockFile.prefetches).toBe(1);
    await user.tab();
    expect(mockFile.prefetches).toBe(2);
  });

  test('opens after one press when the code arrives, with the focus in it and the same button', async () => {
    const { button, user } = renderMenu();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('menu')).toBeNull();
    await arrive();
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-controls', menu.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test.each([
    ['{Enter}', 'edit'],
    [' ', 'edit'],
    ['{ArrowDown}', 'edit'],
    ['{ArrowUp}', 'remove'],
  ])('opened by %j highlights its item when the code arrives', async (key, id) => {
    const { user, onChoose } = renderMenu();
    await user.tab();
    await user.keyboard(key);
    await arrive();
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([[id]]));
  });

  test.each([
    ['the agent goes on to another control', '{Tab}'],
    ['the agent presses Escape', '{Escape}'],
  ])('does not open when %s before the code arrives', async (_, key) => {
    const { button, user } = renderMenu();
    await user.click(button);
    await user.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await arrive();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('shows a notice when the code cannot be loaded, and opens at the next press', async () => {
    const { button, user, shell } = renderMenu();
    await user.click(button);
    await fail();
    expect(shell.notices.map(({ text }) => text)).toEqual([
      'This could not be opened. Check the connection and try again.',
    ]);
    expect(shell.errors).toHaveLength(1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await arrive();
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });
});

function Summary() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover label="Summary" open={isOpen} onOpenChange={setOpen} trigger={<Button>More</Button>}>
      7 items
    </Popover>
  );
}

describe.each([
  ['menu', renderMenu],
  ['dialog', () => renderPart(<Summary />)],
])('a %s whose code has loaded, and that is not yet rendered', (role, renderIt) => {
  test.each([
    ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
    ['the focus on another control', (button: HTMLElement) => button.blur()],
  ])('does not open after %s', async (_, leave) => {
    mockFile.code = await import('./code/index.ts');
    renderIt();
    const button = screen.getByRole('button', { name: 'More' });
    await act(async () => {
      flushSync(() => {
        button.focus();
        button.click();
      });
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(screen.queryByRole(role)).toBeNull();
      leave(button);
    });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole(role)).toBeNull();
  });
});

function Delete({ isLocked }: { readonly isLocked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={isOpen} onClose={() => isLocked || setOpen(false)} title="Delete the checkout?" />
    </>
  );
}

describe('a dialog whose code cannot be loaded', () => {
  test('closes with a notice, and opens at the next press', async () => {
    const shell = testShell();
    const user = userEvent.setup();
    renderPart(<Delete isLocked={false} />, '/', shell);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await fail();
    expect(shell.notices).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await arrive();
    expect(await screen.findByRole('dialog', { name: 'Delete the checkout?' })).toBeInTheDocument();
  });

  test('opens later when it stays open', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPart(<Delete isLocked />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await fail();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await arrive();
    expect(screen.getByRole('dialog', { name: 'Delete the checkout?' })).toBeInTheDocument();
    jest.useRealTimers();
  });
});
