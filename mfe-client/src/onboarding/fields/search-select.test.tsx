import { UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchSelect } from './search-select.tsx';

const options = [
  { value: 'MY', label: 'Malaysia' },
  { value: 'SG', label: 'Singapore' },
];

function Form() {
  const [value, setValue] = useState('');
  return (
    <UiProvider>
      <SearchSelect
        name="nationality"
        label="Nationality"
        options={options}
        value={value}
        error={undefined}
        onChange={setValue}
        onBlur={() => {}}
      />
      <button type="button" onClick={() => setValue('SG')}>
        Take Singapore
      </button>
      <output>{value}</output>
    </UiProvider>
  );
}

test('a text that names no option stays until another value arrives', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  await user.type(field, 'Malaysa');
  await user.tab();
  expect(field).toHaveValue('Malaysa');
  await user.click(screen.getByRole('button', { name: 'Take Singapore' }));
  expect(field).toHaveValue('Singapore');
});

test('a text that names an option chooses it, and stays as it is typed until the field is left', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  await user.type(field, 'malaysia ');
  expect(field).toHaveValue('malaysia ');
  expect(screen.getByRole('status')).toHaveTextContent('MY');
  await user.tab();
  expect(field).toHaveValue('Malaysia');
});
