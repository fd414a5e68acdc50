import { countOf } from '@portal/shared/counts';
import { ageOn, today } from '@portal/shared/dates';
import type { BoundField } from '@portal/shared/form-values';
import { ChoiceCards } from '@portal/shared/forms';
import type { ReactNode } from 'react';

interface BirthChoiceProps {
  /** Days of birth that the identity number may mean, YYYY-MM-DD. */
  readonly births: readonly string[];
  readonly field: BoundField<string | undefined>;
  readonly help?: string;
  /** What asks for the birth otherwise. */
  readonly children?: ReactNode;
}

const yearOf = (date: string): string => date.slice(0, 4);

/** Asks in which year a person was born whose MyKad number may be of two, a hundred years apart; else shows `children`. */
export function BirthChoice({ births, field, help, children }: BirthChoiceProps) {
  if (births.length < 2) return children;
  const years = births.map(yearOf).sort().join(' or ');
  return (
    <ChoiceCards
      {...field}
      legend={`Born in ${years}?`}
      help={help}
      options={births.toSorted().map((birth) => ({
        value: birth,
        label: yearOf(birth),
        hint: countOf(ageOn(birth, today()) ?? 0, 'year'),
      }))}
    />
  );
}
