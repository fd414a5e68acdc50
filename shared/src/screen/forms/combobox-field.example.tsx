import { ComboboxField } from '@portal/shared/forms';
import { useState } from 'react';

const countries = {
  MY: 'Malaysia',
  SG: 'Singapore',
  GB: 'United Kingdom',
  NL: 'Netherlands',
  NZ: 'New Zealand',
};

function Country() {
  const [country, setCountry] = useState('');
  return (
    <ComboboxField
      label="Country"
      value={country}
      onChange={setCountry}
      options={Object.entries(countries).map(([value, label]) => ({ value, label, countries: [value] }))}
    />
  );
}

export const examples = { ComboboxField: Country };
