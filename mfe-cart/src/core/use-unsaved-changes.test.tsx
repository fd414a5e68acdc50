import { testShell } from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { render } from '@testing-library/react';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

function Form({ typed }: { readonly typed: boolean }) {
  useUnsavedChanges(typed);
  return null;
}

test('holds the page while something is typed, and lets go when it is saved or left', () => {
  let held = 0;
  const holdUnsaved = () => {
    held += 1;
    return () => {
      held -= 1;
    };
  };
  const shell = { ...testShell(), holdUnsaved };
  const form = (typed: boolean) => (
    <ShellProvider value={shell}>
      <Form typed={typed} />
    </ShellProvider>
  );
  const { rerender, unmount } = render(form(false));
  expect(held).toBe(0);
  rerender(form(true));
  expect(held).toBe(1);
  rerender(form(false));
  expect(held).toBe(0);
  rerender(form(true));
  unmount();
  expect(held).toBe(0);
});

test('a host of an earlier contract is asked nothing', () => {
  const shell = testShell();
  expect(() =>
    render(
      <ShellProvider value={shell}>
        <Form typed />
      </ShellProvider>,
    ),
  ).not.toThrow();
});
