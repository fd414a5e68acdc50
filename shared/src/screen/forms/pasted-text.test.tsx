import { SearchInput } from '@portal/shared/parts';
import { UiProvider } from '@portal/shared/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { unseenSigns } from '../../domain/person/cases/unseen-signs.ts';
import { AmountField } from './amount-field.tsx';
import { Controller, useForm } from './index.ts';
import { PercentField } from './percent-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

type Render = (value: string, onChange: (value: string) => void) => ReactElement;

/** A form that owns the value of a field. */
function Form({ field, onOwned }: { readonly field: Render; readonly onOwned: (value: string) => void }) {
  const [value, setValue] = useState('');
  onOwned(value);
  return field(value, setValue);
}

/** Shows a field, and returns its control and the value that the form has. */
function show(field: Render) {
  let owned = '';
  render(
    <Form
      field={field}
      onOwned={(value) => {
        owned = value;
      }}
    />,
    { wrapper: UiProvider },
  );
  return { control: screen.getByLabelText<HTMLInputElement>('Field'), owned: () => owned };
}

const fields: Readonly<Record<string, Render>> = {
  TextField: (value, onChange) => (
    <TextField label="Field" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  TextAreaField: (value, onChange) => (
    <TextAreaField label="Field" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  AmountField: (value, onChange) => (
    <AmountField label="Field" currency="MYR" value={value} onChange={onChange} />
  ),
  PercentField: (value, onChange) => <PercentField label="Field" value={value} onChange={onChange} />,
  SearchInput: (value, onChange) => <SearchInput label="Field" value={value} onChange={onChange} />,
};

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test.each(unseenSigns)('hands over the text without %j, and cuts nothing', (sign) => {
    const { control, owned } = show(field);
    const long = '1'.repeat(500);
    fireEvent.change(control, { target: { value: `${sign}12\u00a03–${sign}4${long}${sign} ` } });
    expect(owned()).toBe(`12 3${_name === 'SearchInput' ? '-' : '–'}4${long}`);
  });

  test('does not change what is on screen while the agent types', async () => {
    const user = userEvent.setup();
    const { control, owned } = show(field);
    await user.type(control, ' 12 ');
    await user.type(control, '\u200b3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(control).toHaveValue(' 1\u200b32 ');
    expect(control.selectionStart).toBe(4);
    expect(owned()).toBe('132');
    await user.tab();
    expect(control.value).toMatch(/^132(?:\.00)?$/);
  });

  test('does not let the browser offer the agent’s own data', () => {
    const { control } = show(field);
    expect(control).toHaveAttribute('autocomplete', 'off');
    expect(control).not.toHaveAttribute('maxlength');
  });
});

test('a choice from a list is not filled in by the browser either, and a field may have its own token', () => {
  render(
    <>
      <SelectField label="Country" options={[]} />
      <TextField label="Code" autoComplete="one-time-code" />
    </>,
    { wrapper: UiProvider },
  );
  expect(screen.getByLabelText('Country')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a long text keeps its lines', () => {
  const { control, owned } = show((value, onChange) => (
    <TextAreaField label="Field" value={value} onChange={({ target }) => onChange(target.value)} />
  ));
  fireEvent.change(control, { target: { value: 'One\u200b\nTwo\t–' } });
  expect(owned()).toBe('One\nTwo –');
});

function NameForm({ onSubmit }: { readonly onSubmit: (values: { readonly name: string }) => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <form onSubmit={form.handleSubmit(onSubmit)}>
      <Controller
        control={form.control}
        name="name"
        render={({ field }) => <TextField label="Name" {...field} />}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

test('react-hook-form gets the cleaned text, and a reset empties the field', async () => {
  const user = userEvent.setup();
  const submitted = jest.fn();
  render(<NameForm onSubmit={submitted} />, { wrapper: UiProvider });
  await user.type(screen.getByLabelText('Name'), 'Tan\u200b Mei {Enter}');
  expect(submitted.mock.calls[0]?.[0]).toEqual({ name: 'Tan Mei' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
