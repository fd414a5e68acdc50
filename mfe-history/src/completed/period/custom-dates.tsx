import { DateField } from '@portal/shared/forms';
import { Grid } from '@portal/shared/ui';
import type { Period, RangeCheck } from './period.ts';

/** Props of the custom dates. */
export interface CustomDatesProps {
  readonly from: string;
  readonly to: string;
  /** Result of `checkPeriod`. The message of a wrong date is shown below that date. */
  readonly check: RangeCheck;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

const labels = { from: 'From', to: 'To' } as const;

/** The two dates of a custom period. */
export function CustomDates({ from, to, check, today, onChange }: CustomDatesProps) {
  const dates = { from, to };
  return (
    <Grid
      gap="3"
      alignItems="start"
      w={{ base: 'full', md: 'auto' }}
      templateColumns={{ base: 'repeat(auto-fit, minmax(10.5rem, 1fr))', md: 'repeat(2, 15rem)' }}
      // its fields and the presets beside them have the same middle
      mt={{ md: '-3px' }}
    >
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          inline
          label={labels[name]}
          max={today}
          value={dates[name]}
          error={check.status === 'wrong' && check.at === name ? check.message : undefined}
          onChange={({ target }) => onChange({ id: 'custom', ...dates, [name]: target.value })}
        />
      ))}
    </Grid>
  );
}
