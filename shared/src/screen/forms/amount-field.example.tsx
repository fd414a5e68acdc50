import { AmountField, PercentField } from '@portal/shared/forms';
import { Percent } from '@portal/shared/money';
import { useState } from 'react';

function Invested() {
  const [typed, setTyped] = useState('500');
  return (
    <AmountField
      label="Amount"
      currency="MYR"
      value={typed}
      onChange={setTyped}
      limit={{ state: 'unmet', text: 'At least MYR 1,000.00' }}
      note="Balance: MYR 0.00"
    />
  );
}

function Charge() {
  const [typed, setTyped] = useState('1.5');
  const range = { min: Percent.of('0'), max: Percent.of('5.5') };
  return <PercentField label="Sales charge" value={typed} onChange={setTyped} range={range} />;
}

export const examples = { AmountField: Invested, PercentField: Charge };
