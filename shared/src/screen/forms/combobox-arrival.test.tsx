import { ComboboxField } from '@portal/shared/forms';
import { testShell } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../../testing/render-part.tsx';
import type * as code from './combobox/combobox.tsx';

/** The field's code, which arrives or fails when the test says so. */
interface MockFile {
  code: typeof code | undefined;
  requests: { readonly resolve: (arrived: typeof code) => void; readonly reject: (error: Error) => void }[];
}
const mockFile: MockFile = { code: undefined, requests: [] };
jest.mock('@portal/shared/lazy-code', () => ({
  createLazyCode: () => ({
    loaded: () => mockFile.code,
    load: () => new Promise((resolve, reject) => mockFile.requests.push({ resolve, reject })),
  }),
}));

beforeEach(() => {
  onSubmit.mockClear();
  mockFile.requests = [];
});

const arrive = () =>
  act(async () => mockFile.requests.at(-1)?.resolve(await import('./combobox/combobox.tsx')));

const options = [
  { value: 'MY', label: 'Malaysia' },
  { value: 'SG', label: 'Singapore' },
  { value: 'ST', label: 'São Tomé & Príncipe' },
];

const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());

function Country() {
  const [value, setValue] = useState('MY');
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField label="Country" options={options} value={value} onChange={setValue} />
      <output aria-label="Value">{value}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function show() {
  const shell = testShell();
  renderPart(<Country />, '/', shell);
  return { shell, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const value = () => screen.getByLabelText('Value').textContent;

test('shows the choice, and loads the code once it has the focus', async () => {
  const { user } = show();
  expect(field()).toHaveValue('Malaysia');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(mockFile.requests).toHaveLength(0);
  await user.tab();
  expect(mockFile.requests).toHaveLength(1);
  await arrive();
  expect(field()).toHaveFocus();
  expect(field().selectionEnd).toBe('Malaysia'.length);
  expect(screen.queryByRole('option')).toBeNull();
});

test('a press before the code opens the list when it arrives', async () => {
  const { user } = show();
  await user.click(field());
  await arrive();
  expect(await screen.findAllByRole('option')).toHaveLength(options.length);
});

test('a text that was typed before the code stays and sends no form, and the list is that of the text', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('Sao{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await arrive();
  expect(field()).toHaveValue('Sao');
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe(3);
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  expect(value()).toBe('ST');
});

test.each([
  ['Sao', 'ST'],
  ['singapore', 'SG'],
  ['Si o', ''],
])('a field that is left before the code takes what its text names: %s', async (text, code) => {
  const { user } = show();
  await user.tab();
  await user.keyboard(text);
  await user.tab();
  await arrive();
  expect(value()).toBe(code);
  expect(field()).not.toHaveFocus();
});

test('an input method keeps its input until its word is complete', async () => {
  const { user } = show();
  await user.tab();
  const input = field();
  fireEvent.compositionStart(input);
  await arrive();
  expect(field()).toBe(input);
  fireEvent.compositionEnd(input);
  await arrive();
  expect(field()).not.toBe(input);
  expect(field()).toHaveFocus();
});

test('without its code it takes whole names, reports the failure, and asks again', async () => {
  const { user, shell } = show();
  await user.tab();
  await act(async () => mockFile.requests.at(-1)?.reject(new Error('Loading chunk failed')));
  expect(shell.errors.map(String)).toEqual(['Error: Loading chunk failed']);
  await user.keyboard('singapore');
  await user.tab();
  expect(value()).toBe('SG');
  await user.click(field());
  expect(mockFile.requests).toHaveLength(2);
});
