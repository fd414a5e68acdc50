import { ChoiceCards } from '@portal/shared/forms';
import type { InvestFormState } from '../use-invest-form.ts';
import { defaultOffer } from './prs-default.ts';

interface PrsDefaultFieldProps {
  readonly state: InvestFormState;
  readonly age: number | null;
}

/**
 * Field of an investment into a PRS account: the customer chooses the fund, or the core fund of the customer's age is
 * set, conventional or Islamic. Shows nothing for other plans. `age` is in whole years, `null` when it is not known:
 * then only the customer can choose.
 */
export function PrsDefaultField({ state, age }: PrsDefaultFieldProps) {
  const { form, order, choosePrsDefault } = state;
  if (order.account?.plan !== 'PRS') return null;
  const schemeNameOf = (type: 'CONV' | 'ISLAMIC') =>
    defaultOffer(order.offered, age, type)?.scheme.schemeName;
  const conventional = schemeNameOf('CONV');
  const islamic = schemeNameOf('ISLAMIC');
  const none = age === null ? 'The customer’s age is not known' : 'None for this age';
  return (
    <ChoiceCards
      legend="Who chooses the fund?"
      columns={1}
      value={form.values.prsDefault}
      onChange={choosePrsDefault}
      options={[
        { value: 'N', label: 'The customer', hint: 'Any fund for the customer’s age' },
        {
          value: 'CONV',
          label: 'By age, conventional',
          hint: conventional ?? none,
          disabled: conventional === undefined,
        },
        {
          value: 'ISLAMIC',
          label: 'By age, Islamic',
          hint: islamic ?? none,
          disabled: islamic === undefined,
        },
      ]}
    />
  );
}
