import { ComboboxField, type ComboboxFieldProps, ListField } from '@portal/shared/forms';
import { type ComponentType, useState } from 'react';

const countries = {
  MY: 'Malaysia',
  SG: 'Singapore',
  GB: 'United Kingdom',
  NL: 'Netherlands',
  NZ: 'New Zealand',
};

const options = Object.entries(countries).map(([value, label]) => ({ value, label, countries: [value] }));

/** An example of a field that chooses a country. */
const countryIn = (Field: ComponentType<ComboboxFieldProps>) =>
  function Country() {
    const [country, setCountry] = useState('');
    return <Field label="Country" value={country} onChange={setCountry} options={options} />;
  };

export const examples = { ComboboxField: countryIn(ComboboxField), ListField: countryIn(ListField) };
