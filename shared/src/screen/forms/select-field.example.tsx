import { SelectField } from '@portal/shared/forms';
import { useState } from 'react';

function Country() {
  const [country, setCountry] = useState('');
  return (
    <SelectField
      label="Country"
      placeholder="Choose a country"
      value={country}
      onChange={({ target }) => setCountry(target.value)}
      options={[
        { value: 'MY', label: 'Malaysia' },
        { value: 'SG', label: 'Singapore' },
      ]}
    />
  );
}

export const examples = { SelectField: Country };
