import { ChoiceCards, type ChoiceCardsProps } from '@portal/shared/forms';

type BorrowingFieldProps = Pick<ChoiceCardsProps<'no' | 'yes'>, 'name' | 'error' | 'onChange' | 'onBlur'> & {
  /** Empty until it is answered. */
  readonly value: '' | 'no' | 'yes';
};

/**
 * Question whether the customer has borrowed in ringgit, apart from one housing and one vehicle loan; ask it when
 * another currency is bought. An empty `value` is not answered yet.
 */
export function BorrowingField({ value, ...field }: BorrowingFieldProps) {
  return (
    <ChoiceCards
      {...field}
      legend="Has the customer borrowed in ringgit?"
      help={
        value === 'yes'
          ? 'With such borrowing, at most MYR 1,000,000 may be invested in foreign currency per calendar year.'
          : 'Apart from one housing and one vehicle loan.'
      }
      value={value === '' ? undefined : value}
      columns="row"
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
    />
  );
}
