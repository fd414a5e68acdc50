import { DateField } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import { useState } from 'react';

function Dates() {
  const [born, setBorn] = useState('1991-07-25');
  const [from, setFrom] = useState('');
  return (
    <Stack gap="4">
      <DateField label="Born" value={born} onChange={({ target }) => setBorn(target.value)} />
      <DateField label="From" inline value={from} onChange={({ target }) => setFrom(target.value)} />
    </Stack>
  );
}

export const examples = { DateField: Dates };
