import { renderSlot, testShell } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { act, screen } from '@testing-library/react';
import type { PlacedFilling } from '../../contract/index.ts';
import { customerTab } from '../../contract/remote/index.ts';
import { labelMeta } from '../../contract/remote/place-metas.ts';
import { useFillings } from './outlets.tsx';

const flag = 'notes-tab';
const placed: readonly PlacedFilling[] = [
  { key: 'mfe-notes/tab', meta: { label: 'Notes', when: { flag } } },
  { key: 'mfe-alerts/tab', meta: { label: 'Alerts' } },
  {
    key: 'mfe-other/tab',
    meta: { label: 'Other', when: { role: 'a condition that this version cannot read' } },
  },
];

function Labels() {
  return (
    <p>
      {useFillings(customerTab, labelMeta)
        .map(({ meta }) => meta.label)
        .join()}
    </p>
  );
}

function renderLabels(flags: Pick<NonNullable<Parameters<typeof testShell>[0]>, 'flagsOn$'>) {
  const shell = testShell(flags);
  Object.assign(shell.slots, { fillings: () => placed });
  return renderSlot(<Labels />, { shell });
}

test('a filling with a flag is shown while the flag is on, behind those without; one with another condition is not', () => {
  const flagsOn$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  const { unmount } = renderLabels({ flagsOn$ });
  expect(screen.getByText('Alerts')).toBeVisible();
  act(() => flagsOn$.next(new Set([flag])));
  expect(screen.getByText('Alerts,Notes')).toBeVisible();
  act(() => flagsOn$.next(new Set(['another-flag'])));
  expect(screen.getByText('Alerts')).toBeVisible();
  unmount();
  expect(flagsOn$.observed).toBe(false);
});

test('a page that opens while the flag is on shows it before the browser paints', () => {
  renderLabels({ flagsOn$: new BehaviorSubject<ReadonlySet<string>>(new Set([flag])) });
  expect(screen.getByText('Alerts,Notes')).toBeVisible();
});

test('a host without a stream of flags shows none with a flag', () => {
  const shell = testShell();
  Object.assign(shell.slots, { fillings: () => placed });
  Object.assign(shell.flags ?? {}, { on$: undefined });
  renderSlot(<Labels />, { shell });
  expect(screen.getByText('Alerts')).toBeVisible();
});
