import { ChoiceCards, type ChoiceCardsProps } from '@portal/shared/forms';

type BorrowingFieldProps = Pick<ChoiceCardsProps<'no' | 'yes'>, 'name' | 'error' | 'onChange' | 'onBlur'> & {
  /** Empty until it is answered. */
  readonly value: '' | 'no' | 'yes';
};

/** Question for ringgit borrowing, asked when another currency is bought. */
export function BorrowingField({ value, ...field }: BorrowingFieldProps) {
  return (
    <ChoiceCards
      {...field}
      legend="Has the customer borrowed in ringgit?"
      help={
        value === 'yes'
          ? 'With such borrowing at most MYR 1,000,000 a calendar year may go into other currencies.'
          : 'Apart from one housing and one vehicle loan.'
      }
      value={value === '' ? undefined : value}
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
    />
  );
}
