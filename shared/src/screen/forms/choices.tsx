import { chakra } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Mark } from './choice-mark.ts';
import { FieldNote, type FieldWords } from './field.tsx';

const Group = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minW: '0' },
});
const Legend = chakra('legend', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: 'full',
    mb: '1.5',
    fontWeight: 'medium',
  },
});
const Aside = chakra('span', { base: { textStyle: 'help' } });
/** On a phone two options whose words fit into half the width share a line. */
const inPairs = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  '& > label': { flex: '1 1 max-content', minW: { base: 'calc(50% - {spacing.1})', md: '0' }, maxW: 'full' },
} as const;
const Cards = chakra('div', {
  base: { display: 'grid', gap: '2' },
  variants: {
    columns: {
      1: {},
      // the columns of fields in pairs
      2: { ...inPairs, gridTemplateColumns: '1fr 1fr', columnGap: { md: '5' } },
      // as many as have room: two on a phone, and in large text one
      3: {
        display: { base: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        '& > label': { flex: '1 1 9rem' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        columnGap: { md: '5' },
      },
      row: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))' },
    },
  },
});

/** The whole card can be pressed; screen readers get the native control inside. */
const ChoiceFrame = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    // a word is never broken
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    alignItems: 'start',
    // marks and words of a row begin at the same height, with and without a hint
    alignContent: 'start',
    '& > :not(:last-child)': { gridArea: '1 / 1' },
    columnGap: '3',
    minH: 'touch',
    py: '11px',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'choice',
    bg: 'bg.surface',
    color: 'fg.default',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      bg: 'brand.subtle',
    },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { bg: 'bg.subtle', color: 'fg.disabled', cursor: 'not-allowed' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
  },
});

/** Over the mark, wherever its card has it. */
const Tick = chakra('span', {
  base: {
    placeSelf: 'start center',
    mt: 'calc((1lh - 13px) / 2)',
    color: 'brand.on',
    pointerEvents: 'none',
    '& svg': { width: '13px', height: '13px', strokeWidth: 3 },
  },
});

const Words = chakra('span', { base: { minW: '0' } });
const Title = chakra('span', {
  base: { display: 'block' },
  variants: { strong: { true: { fontWeight: 'medium' } } },
});
const Hint = chakra('span', { base: { display: 'block', textStyle: 'help' } });

/** One option of `ChoiceCards`. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of `ChoiceCards`. */
export interface ChoiceCardsProps<Value extends string = string> extends Omit<FieldWords, 'label'> {
  /** The question that the options answer. */
  readonly legend: ReactNode;
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen option; `undefined` until the agent chooses, because nothing is chosen by default. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  /** A phone has one column or two, as words fit, and three for `row`: options of one word. Default: 2. */
  readonly columns?: 1 | 2 | 3 | 'row';
  readonly name?: string;
  /** The first option's control, so that a form can focus its first error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A choice between a few options under a question (`legend`), one card for each; none is chosen while `value` is
 * `undefined`.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, aside, help, error, options, value, onChange, onBlur, columns = 2, name, ref } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = error !== undefined && error !== '';
  return (
    <Group aria-describedby={invalid || help !== undefined ? noteId : undefined}>
      <Legend>
        {legend}
        {aside === undefined ? null : <Aside>{aside}</Aside>}
      </Legend>
      <Cards columns={columns}>
        {options.map((option, index) => (
          <ChoiceFrame key={option.value}>
            <Mark
              ref={index === 0 ? ref : undefined}
              type="radio"
              kind="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={invalid || undefined}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <Words>
              <Title strong>{option.label}</Title>
              {option.hint === undefined ? null : <Hint>{option.hint}</Hint>}
            </Words>
          </ChoiceFrame>
        ))}
      </Cards>
      <FieldNote id={noteId} help={help} error={error} />
    </Group>
  );
}

/** Props of `CheckCard`. */
export interface CheckCardProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The statement that the agent confirms. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A statement (`children`) with a check box; the whole card can be pressed. `error` shows below it. `ref` is the check
 * box.
 */
export function CheckCard({ checked, onChange, children, error, disabled = false, ref }: CheckCardProps) {
  const id = useId();
  const invalid = error !== undefined && error !== '';
  return (
    <Group as="div">
      <ChoiceFrame>
        <Mark
          ref={ref}
          type="checkbox"
          kind="check"
          checked={checked}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {checked ? (
          <Tick aria-hidden>
            <Check />
          </Tick>
        ) : null}
        <Words>{children}</Words>
      </ChoiceFrame>
      <FieldNote id={id} error={error} />
    </Group>
  );
}
