import { ComboboxField } from '@portal/shared/forms';
import { Button } from '@portal/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../../testing/render-part.tsx';

const names = {
  MY: 'Malaysia',
  SG: 'Singapore',
  MV: 'Maldives',
  NL: 'Netherlands',
  UA: 'Ukraine',
  GB: 'United Kingdom',
};
const options = Object.entries(names).map(([value, label]) => ({ value, label, countries: [value] }));

function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ComboboxField
        name="nationality"
        label="Nationality"
        options={options}
        value={value}
        error={value === '' ? 'Choose one.' : undefined}
        onChange={setValue}
      />
      <Button type="submit">Send</Button>
      <Button type="button" onClick={() => setValue('SG')}>
        Take Singapore
      </Button>
      <output aria-label="Value">{value}</output>
    </form>
  );
}

/** Shows the field with its code. */
async function show() {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  const { container } = renderPart(<Form onSubmit={onSubmit} />);
  await user.tab();
  const field = () => screen.getByRole('combobox', { name: 'Nationality' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'));
  return {
    user,
    onSubmit,
    container,
    field: field(),
    value: () => screen.getByLabelText('Value').textContent,
  };
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('finds by the beginning of any word and by other names, says how many, and has no faults', async () => {
  const { user, field, container } = await show();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'ma');
  expect(offered()).toEqual(['Malaysia', 'Maldives']);
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2 results');
  expect(screen.getByRole('listbox', { name: 'Nationality' })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'holl');
  expect(offered()).toEqual(['NetherlandsHolland']);
  expect(await findAccessibilityFaults(container)).toEqual([]);
});

test('Enter takes the highlighted option and does not send the form', async () => {
  const { user, field, value, onSubmit } = await show();
  await user.type(field, 'ma{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Maldives' })).toHaveAttribute('data-highlighted'),
  );
  await user.keyboard('{Enter}');
  expect(value()).toBe('MV');
  expect(field).toHaveValue('Maldives');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['the only match', ' sinG', 'SG'],
  ['a whole other name, also when it begins another', 'uk', 'GB'],
  ['a pasted name with what cannot be seen', 'Ma\u200blaysia\u00a0', 'MY'],
])('leaving the field takes %s', async (_, text, code) => {
  const { user, field, value } = await show();
  await user.click(field);
  await user.paste(text);
  await user.tab();
  expect(value()).toBe(code);
  expect(field).toHaveValue(names[code as keyof typeof names]);
});

test.each([
  ['names nothing', 'Malaysa', 'Malaysa'],
  ['names several', 'ma ', 'ma'],
])('a text that %s stays, and is said at the field until another value arrives', async (_, text, kept) => {
  const { user, field, value, onSubmit } = await show();
  await user.type(field, text);
  await user.tab();
  expect(field).toHaveValue(kept);
  expect(value()).toBe('');
  expect(field).toHaveAccessibleDescription(`“${kept}” is not in the list. Choose one from it.`);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Take Singapore' }));
  expect(field).toHaveValue('Singapore');
  expect(field).toHaveAccessibleDescription('');
});

test('Enter does not send a text in place of a choice', async () => {
  const { user, field, onSubmit, value } = await show();
  await user.type(field, 'zzz{Enter}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription(/“zzz” is not in the list/);
  await user.clear(field);
  await user.type(field, 'neth{Enter}');
  expect(value()).toBe('NL');
});

test('Escape closes the list and brings the choice back', async () => {
  const { user, field, value } = await show();
  await user.type(field, 'neth{Enter}');
  await user.clear(field);
  await user.type(field, 'mal{Escape}');
  expect(field).toHaveValue('Netherlands');
  await waitFor(() => expect(offered()).toEqual([]));
  await user.tab();
  expect(value()).toBe('NL');
});

test('a press opens the whole list with the choice marked, and a press on an option takes it', async () => {
  const { user, field, value } = await show();
  await user.type(field, 'neth{Enter}');
  await user.click(field);
  expect(offered()).toEqual(Object.values(names));
  expect(screen.getByRole('option', { name: 'Netherlands' })).toHaveAttribute('aria-selected', 'true');
  await user.click(within(screen.getByRole('listbox')).getByText('Ukraine'));
  expect(value()).toBe('UA');
  expect(field).toHaveFocus();
});

test('an emptied field chooses nothing', async () => {
  const { user, field, value } = await show();
  await user.type(field, 'neth{Enter}');
  await user.clear(field);
  await user.tab();
  expect(value()).toBe('');
  expect(field).toHaveAccessibleDescription('Choose one.');
});
