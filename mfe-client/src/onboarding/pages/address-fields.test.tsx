import { addressFieldsByCountry } from '@portal/shared/fields';
import { readPhone } from '@portal/shared/person/read-phone';
import { samples, testAgent } from '@portal/shared/testing';
import { UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { emptyAnswers } from '../answers/answers.ts';
import { checkFields } from '../checks/check-facts.ts';
import { AddressFields } from './address-fields.tsx';

const countries = {
  MY: 'Malaysia',
  AE: 'United Arab Emirates',
  GB: 'United Kingdom',
  HK: 'Hong Kong',
  HU: 'Hungary',
  IE: 'Ireland',
  JP: 'Japan',
  US: 'United States',
};
const lookups = {
  ...samples.lookups,
  country: Object.entries(countries).map(([code, name]) => ({ code, name })),
  state: ['Johor', 'Kedah', 'Kelantan', 'Melaka', 'Kuala Lumpur'].map((name, at) => ({
    name,
    value: name === 'Kuala Lumpur' ? '14' : `0${at + 1}`,
  })),
};
const facts = { agent: testAgent, lookups, today: '2026-11-21', readPhone };

function Form() {
  const [values, setValues] = useState(emptyAnswers.contact.residential);
  return (
    <UiProvider>
      <AddressFields
        title="Home"
        lookups={lookups}
        values={values}
        change={(changes) => setValues((before) => ({ ...before, ...changes }))}
        problems={checkFields(addressFieldsByCountry, values, facts)}
        hasTried
      />
    </UiProvider>
  );
}

function open() {
  const user = userEvent.setup();
  render(<Form />);
  const field = (name: RegExp) => screen.getByLabelText(name);
  return {
    user,
    field,
    choose: (country: string) => user.selectOptions(field(/^Country/), country),
    type: (name: RegExp, text: string) => user.type(field(name), text),
  };
}

/** The labels of the fields, in their order, with `?` where they may be left out. */
const labels = () =>
  [...document.querySelectorAll('label')].map(({ parentElement }) =>
    String(parentElement?.textContent).replace('Optional', '?'),
  );

const lines = ['Address, line 1', 'Address, line 2?', 'Address, line 3?'];

test.each([
  ['MY', [...lines, 'Postcode', 'City', 'State']],
  ['AE', [...lines, 'Emirate']],
  ['HK', [...lines, 'District?', 'Area']],
  ['JP', [...lines, 'Prefecture', 'Postcode']],
  ['GB', [...lines, 'Town/City', 'Postcode']],
  ['US', [...lines, 'City', 'State', 'ZIP code']],
  ['IE', [...lines, 'City?', 'County?', 'Eircode?']],
  ['HU', ['City', ...lines, 'Postcode']],
])('[ONB-01] an address in %s is asked as the country writes it', async (country, expected) => {
  const { choose } = open();
  await choose(country);
  expect(labels()).toEqual(['Country', ...expected]);
});

test('[ONB-01] an empty part is asked for under the country’s name', async () => {
  const { choose } = open();
  await choose('US');
  expect(screen.getByText('Enter the ZIP code.')).toBeVisible();
  expect(screen.getByText('Enter the state.')).toBeVisible();
  await choose('GB');
  expect(screen.getByText('Enter the town/city.')).toBeVisible();
  expect(screen.getByText('Enter the postcode.')).toBeVisible();
});

test('[ONB-03] a postcode fills city and state, but not over a typed city', async () => {
  const { type, field, user } = open();
  await type(/^Postcode/, '50480');
  expect(field(/^City/)).toHaveValue('Kuala Lumpur');
  expect(field(/^State/)).toHaveValue('14');
  await user.clear(field(/^Postcode/));
  await user.clear(field(/^City/));
  await type(/^City/, 'Cheras');
  await type(/^Postcode/, '50480');
  expect(field(/^City/)).toHaveValue('Cheras');
});

test('[ONB-01] what is typed stays in another country, and what that does not have comes back with the first', async () => {
  const { choose, type, field } = open();
  await type(/^Address, line 1/, '1 Road');
  await type(/^Postcode/, '50480');
  await choose('AE');
  expect(field(/^Address, line 1/)).toHaveValue('1 Road');
  expect(field(/^Emirate/)).toHaveValue('');
  await choose('MY');
  expect([field(/^Postcode/), field(/^City/), field(/^State/)].map((each) => Object(each).value)).toEqual([
    '50480',
    'Kuala Lumpur',
    '14',
  ]);
});
