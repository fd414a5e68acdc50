import { Percent } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { type ReactElement, useState } from 'react';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import { CheckCard, ChoiceCards } from './choices.tsx';
import { FormError } from './form-error.tsx';
import { useForm } from './index.ts';
import { PercentField } from './percent-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const show = (form: ReactElement) => render(form, { wrapper: UiProvider });

async function faultsOf(element: Element) {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map((violation) => violation.id);
}

test('a text field drops control characters, which no service stores', async () => {
  const typed: string[] = [];
  show(
    <>
      <TextField label="Name" onChange={(event) => typed.push(event.target.value)} />
      <TextAreaField label="Reason" onChange={(event) => typed.push(event.target.value)} />
    </>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Lim\tKok\u0000' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'One\u0007\nTwo' } });
  expect(typed).toEqual(['Lim Kok', 'One\nTwo']);
});

test('a field connects its label, help and error with its control', () => {
  const { rerender } = show(<TextField label="Postcode" help="5 digits" />);
  const field = screen.getByRole('textbox', { name: 'Postcode' });
  expect(field).toHaveAccessibleDescription('5 digits');
  expect(field).toBeValid();
  rerender(<TextField label="Postcode" help="5 digits" error="Enter 5 digits, for example 47301." />);
  expect(field).toHaveAccessibleDescription('Enter 5 digits, for example 47301.');
  expect(field).toBeInvalid();
});

interface Contact {
  email: string;
}

function ContactForm({ onSend }: { readonly onSend: (contact: Contact) => void }) {
  const { register, handleSubmit, formState } = useForm<Contact>({ defaultValues: { email: '' } });
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <TextField
        label="E-mail"
        {...register('email', { required: 'Enter the customer’s e-mail.' })}
        error={formState.errors.email?.message}
      />
      <button type="submit">Send</button>
    </form>
  );
}

test('register works on a field: Enter submits, and the first error gets the focus', async () => {
  const user = userEvent.setup();
  const send = jest.fn();
  show(<ContactForm onSend={send} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Enter the customer’s e-mail.');
  await user.type(field, 'a@mail.example{Enter}');
  expect(send.mock.calls[0]?.[0]).toEqual({ email: 'a@mail.example' });
});

function Amount(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" currency="MYR" {...props} value={value} onChange={setValue} />;
}

test.each([
  ['1000.5', '1,000.50'],
  [' 1,000 ', '1,000.00'],
  ['abc', 'abc'],
])('an amount typed as %j is formatted as %j', async (typed, formatted) => {
  const user = userEvent.setup();
  show(<Amount />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  await user.tab();
  expect(field).toHaveValue(formatted);
});

test('the live limit describes the amount, and an error replaces it', () => {
  const { rerender } = show(<Amount limit={{ state: 'met', text: 'Above the minimum of MYR 1,000.00' }} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Above the minimum of MYR 1,000.00');
  rerender(<Amount limit={{ state: 'unmet', text: 'Minimum' }} error="Enter at least MYR 1,000.00." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter at least MYR 1,000.00.');
  for (const id of screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [])
    expect(document.getElementById(id)).toBeVisible();
});

function Charge() {
  const [value, setValue] = useState('5.5');
  return (
    <PercentField
      label="Sales charge"
      value={value}
      onChange={setValue}
      range={{ min: Percent.of('1'), max: Percent.of('5.5') }}
    />
  );
}

test('a percentage can be typed or set exactly with the slider', async () => {
  const user = userEvent.setup();
  show(<Charge />);
  const field = screen.getByRole('textbox', { name: 'Sales charge' });
  const slider = screen.getByRole('slider', { name: 'Sales charge, slider' });
  expect(slider).toHaveAttribute('aria-valuetext', '5.50%');
  // [MON-01] monitoring masks inputs only, so the slider's text is hidden from it
  expect(slider).toHaveAttribute('data-dd-privacy', 'hidden');
  fireEvent.change(slider, { target: { value: '305' } });
  expect(field).toHaveValue('3.05');
  await user.clear(field);
  await user.type(field, '2');
  await user.tab();
  expect(field).toHaveValue('2.00');
  expect(slider).toHaveValue('200');
});

test('choice cards have no default and can be chosen by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  show(
    <ChoiceCards
      legend="Distribution"
      options={[
        { value: 'REINVEST', label: 'Reinvest', hint: 'Buys more units' },
        { value: 'PAYOUT', label: 'Pay out', disabled: true },
      ]}
      value={undefined}
      onChange={onChange}
      error="Choose one."
    />,
  );
  expect(screen.getByRole('group', { name: 'Distribution' })).toHaveAccessibleDescription('Choose one.');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.tab();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith('REINVEST');
  expect(screen.getByRole('radio', { name: /Pay out/ })).toBeDisabled();
});

test('an acknowledgement is a check box in a card', async () => {
  const user = userEvent.setup();
  const acknowledged = jest.fn();
  show(
    <CheckCard checked={false} onChange={acknowledged} error="Tick this to go on.">
      The customer knows this.
    </CheckCard>,
  );
  const box = screen.getByRole('checkbox', { name: 'The customer knows this.' });
  expect(box).toHaveAccessibleDescription('Tick this to go on.');
  await user.click(screen.getByText('The customer knows this.'));
  expect(acknowledged).toHaveBeenCalledWith(true);
});

test('a form has no accessibility faults, with errors or without', async () => {
  const { container } = show(
    <>
      <FormError title="The item could not be added to the cart">What you typed is kept.</FormError>
      <SelectField
        label="Payer"
        placeholder="Choose"
        defaultValue=""
        options={[{ value: 'SELF', label: 'The customer' }]}
        error="Choose who pays."
      />
      <TextAreaField label="Reason" aside="At least 10 characters" />
      <Amount limit={{ state: 'open', text: 'Minimum MYR 1,000.00' }} note="No units yet" />
      <Charge />
      <ChoiceCards
        legend="Borrowed?"
        options={[
          { value: 'N', label: 'No' },
          { value: 'Y', label: 'Yes' },
        ]}
        value="N"
        onChange={() => undefined}
      />
    </>,
  );
  expect(await faultsOf(container)).toEqual([]);
});
