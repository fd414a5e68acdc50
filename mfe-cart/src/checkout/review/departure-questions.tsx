import type { ReactNode } from 'react';
import { DepartureQuestion } from '../../core/form/departure-question.tsx';
import { departureField, isTicked } from '../declaration/declaration.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';

/**
 * Returns the questions about permanent departures beside other withdrawals, by the id of the first item of each: each
 * account has one.
 */
export function departureQuestions(
  { requirements, answers, tick }: Pick<CheckoutFormState, 'requirements' | 'answers' | 'tick'>,
  problemOf: (field: string) => string | undefined,
): ReadonlyMap<string, ReactNode> {
  return new Map(
    (requirements?.departures ?? []).flatMap(({ accountId, withdrawals }) => {
      const [first, ...others] = withdrawals;
      const field = departureField(accountId);
      const question = (
        <DepartureQuestion
          key={field}
          field={field}
          accountId={accountId}
          others={others}
          isChecked={isTicked(answers, field)}
          onChange={(isOn) => tick(field, isOn)}
          error={problemOf(field)}
        />
      );
      return first ? [[first.id, question] as const] : [];
    }),
  );
}
