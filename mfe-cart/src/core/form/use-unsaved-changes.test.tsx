import { testShell } from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { render } from '@testing-library/react';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

function Form({ hasChanges }: { readonly hasChanges: boolean }) {
  useUnsavedChanges(hasChanges);
  return null;
}

test('marks unsaved changes while there are any, until they are saved or the form is left', () => {
  let marks = 0;
  const holdUnsaved = () => {
    marks += 1;
    return () => {
      marks -= 1;
    };
  };
  const shell = { ...testShell(), holdUnsaved };
  const form = (hasChanges: boolean) => (
    <ShellProvider value={shell}>
      <Form hasChanges={hasChanges} />
    </ShellProvider>
  );
  const { rerender, unmount } = render(form(false));
  expect(marks).toBe(0);
  rerender(form(true));
  expect(marks).toBe(1);
  rerender(form(false));
  expect(marks).toBe(0);
  rerender(form(true));
  unmount();
  expect(marks).toBe(0);
});

test('does nothing on a host of an earlier contract', () => {
  const shell = testShell();
  expect(() =>
    render(
      <ShellProvider value={shell}>
        <Form hasChanges />
      </ShellProvider>,
    ),
  ).not.toThrow();
});
