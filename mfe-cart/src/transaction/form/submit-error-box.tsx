import type { ApiError } from '@portal/shared/calls';
import type { LabelOf } from '@portal/shared/commands';
import { FormError } from '@portal/shared/forms';
import { OutcomeBox } from '../../core/form/outcome-box.tsx';
import { NewPriceDate } from '../../core/pricing/new-price-date.tsx';
import { type SubmitError, submitErrorText } from './submit-errors.ts';

interface SubmitErrorBoxProps {
  readonly error: SubmitError | ApiError | undefined;
  /** What an item of the kind is called: `investment`. */
  readonly noun: string;
  readonly labelOf: LabelOf | undefined;
}

/** Says why the last attempt to add an item failed, and nothing without an `error`. */
export function SubmitErrorBox({ error, noun, labelOf }: SubmitErrorBoxProps) {
  const text = error === undefined ? undefined : submitErrorText(error, noun, labelOf);
  return (
    <OutcomeBox status={text?.title ?? ''}>
      {error === 'newPriceDate' ? <NewPriceDate /> : null}
      {text && error !== 'newPriceDate' ? <FormError title={text.title}>{text.meaning}</FormError> : null}
    </OutcomeBox>
  );
}
