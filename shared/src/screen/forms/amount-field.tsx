import { chakra } from '@portal/shared/ui';
import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, startTransition, useId } from 'react';
import { useTypedText } from '../../foundation/typed-text.ts';
import { Affix, BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';
import { readTypedAmount } from './typed-amount.ts';
import { typedAs } from './typing.ts';

/**
 * A limit of an amount, and whether the typed amount is within it. It has its own line, so that nothing
 * moves.
 */
export interface LiveLimit {
  readonly state: 'open' | 'met' | 'unmet';
  readonly text: ReactNode;
}

/** Props of `AmountField`. */
export interface AmountFieldProps extends Omit<FieldWords, 'help'> {
  readonly currency: string;
  /** The typed text, because `1,000`, `RM 1000.5` and an empty field are all allowed while typing (`readTypedAmount`). */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly limit?: LiveLimit | undefined;
  /** Shown at the end of the limit's line, such as the current holding. */
  readonly note?: ReactNode;
  readonly size?: 'md' | 'lg';
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const LimitLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    minH: '4',
    textStyle: 'help',
  },
});
const Limit = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '1.5',
    '& svg': { width: '14px', height: '14px', mt: '1px' },
  },
  variants: { state: { open: {}, met: { color: 'success.fg' }, unmet: { color: 'danger.fg' } } },
});

const limitSigns: Readonly<Record<LiveLimit['state'], ReactNode>> = {
  open: null,
  met: <Check aria-hidden />,
  unmet: <CircleAlert aria-hidden />,
};

/**
 * A field for an amount, whose value is the typed text, which the caller reads by `readTypedAmount`. A text that can be
 * read is formatted (`50,000.00`) when the field loses the focus. `limit` is the line below it, coloured by whether it
 * is met; an error takes its place. `note` is at the end of that line.
 */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    aside,
    error,
    currency,
    value,
    onChange,
    onBlur,
    limit,
    note,
    size = 'md',
    ...input
  } = props;
  const limitId = useId();
  const text = useTypedText(value);
  const tidy = () => {
    text.endTyping();
    const amount = readTypedAmount(currency, value);
    // the press that leaves the field is shown first
    if (amount.status === 'read' && amount.money.format() !== value)
      startTransition(() => onChange(amount.money.format()));
    onBlur?.();
  };
  const failed = error !== undefined && error !== '';
  // the error takes the line's place, so that nothing below moves
  const hasLine = !failed && (limit !== undefined || note !== undefined);
  return (
    <Field label={label} aside={aside} error={error}>
      {(control) => (
        <>
          <ControlBox size={size}>
            <Affix>{currency}</Affix>
            <BareInput
              {...typedAs('decimal')}
              data-private
              fontVariantNumeric="tabular-nums lining-nums"
              {...input}
              {...control}
              aria-describedby={
                [control['aria-describedby'], hasLine && limitId].filter(Boolean).join(' ') || undefined
              }
              value={text.displayedText}
              onChange={(event) => onChange(text.read(event.target.value))}
              onBlur={tidy}
            />
          </ControlBox>
          {hasLine ? (
            <LimitLine id={limitId}>
              <Limit state={limit?.state ?? 'open'}>
                {limit === undefined ? null : limitSigns[limit.state]}
                {limit?.text}
              </Limit>
              {note}
            </LimitLine>
          ) : null}
        </>
      )}
    </Field>
  );
}
