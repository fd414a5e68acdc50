import { SelectField, TextField } from '@portal/shared/forms';
import { renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { focusField, useFormValues } from './index.ts';

const first = { name: '', bank: '', number: '' };

/** A form whose number is reset with the bank, and that opens with a draft on request. */
function Form({ onSend }: { readonly onSend: (values: typeof first) => void }) {
  const { values, isDirty, hasTried, set, reset, showProblems, bind } = useFormValues(first);
  const form = useRef<HTMLFormElement>(null);
  const missing = (['name', 'bank', 'number'] as const)
    .filter((name) => values[name] === '')
    .map((field) => ({ field, problem: `No ${field}` }));
  const field = bind(missing);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        showProblems();
        if (missing.length === 0) onSend(values);
        else focusField(form.current, missing[0]?.field);
      }}
    >
      <TextField {...field('name')} label="Name" />
      <SelectField
        {...field('bank')}
        label="Bank"
        options={['', 'A', 'B'].map((value) => ({ value, label: value }))}
        onChange={({ target }) => set((before) => ({ ...before, bank: target.value, number: '' }))}
      />
      <div data-field="number">
        <TextField {...field('number')} name={undefined} label="Number" />
      </div>
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset({ number: '7', name: 'Tan' })}>
        Draft
      </button>
      <button type="button" onClick={() => reset()}>
        Clear
      </button>
      <output>{JSON.stringify({ isDirty, hasTried })}</output>
    </form>
  );
}

function open(onSend: (values: typeof first) => void = () => {}) {
  return renderSlot(<Form onSend={onSend} />).user;
}

const textbox = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('shows a problem when its field is left, and no longer when it is corrected', async () => {
  const user = open();
  await user.click(textbox('Name'));
  expect(screen.queryByText('No name')).toBeNull();
  await user.tab();
  expect(screen.getByText('No name')).toBeVisible();
  await user.type(textbox('Name'), 'T');
  expect(screen.queryByText('No name')).toBeNull();
  await user.clear(textbox('Name'));
  expect(screen.getByText('No name')).toBeVisible();
});

test('shows all problems after an attempt to send, and focuses the first one of the page', async () => {
  const onSend = jest.fn();
  const user = open(onSend);
  await user.type(textbox('Name'), 'Tan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'A');
  await user.click(press('Send'));
  expect(screen.getByText('No number')).toBeVisible();
  expect(textbox('Number')).toHaveFocus();
  expect(state()).toEqual({ isDirty: true, hasTried: true });
  await user.type(textbox('Number'), '1');
  await user.click(press('Send'));
  expect(onSend).toHaveBeenCalledWith({ name: 'Tan', bank: 'A', number: '1' });
});

test('hides the problem of a field that another answer resets, until it is left again', async () => {
  const user = open();
  await user.type(textbox('Number'), '1');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'B');
  expect(textbox('Number')).toHaveValue('');
  expect(screen.queryByText('No number')).toBeNull();
  await user.click(textbox('Number'));
  await user.tab();
  expect(screen.getByText('No number')).toBeVisible();
});

test('begins again with a draft, or with the first values, without problems', async () => {
  const user = open();
  await user.click(press('Send'));
  await user.click(press('Draft'));
  expect(textbox('Name')).toHaveValue('Tan');
  expect(state()).toEqual({ isDirty: true, hasTried: false });
  await user.click(press('Clear'));
  expect(textbox('Name')).toHaveValue('');
  expect(state()).toEqual({ isDirty: false, hasTried: false });
});

test('is not changed any more when what was typed is the first value again', async () => {
  const user = open();
  await user.type(textbox('Name'), 'T');
  expect(state()).toMatchObject({ isDirty: true });
  await user.clear(textbox('Name'));
  expect(state()).toMatchObject({ isDirty: false });
});
