import { Percent } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';
import type { Ref } from 'react';
import { useTypedText } from '../../foundation/typed-text.ts';
import { Affix, BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';
import { typedAs } from './typing.ts';

/** Props of `PercentField`. */
export interface PercentFieldProps extends FieldWords {
  /** The typed text, without the per cent sign. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Minimum and maximum. If set, a slider is shown beside the field. */
  readonly range?: { readonly min: Percent; readonly max: Percent } | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const Pair = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4' } });

const Slider = chakra('input', {
  base: {
    appearance: 'none',
    flex: '1',
    minW: '0',
    h: { base: 'touch', md: '5' },
    bg: 'transparent',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': {
      h: '5px',
      borderRadius: 'full',
      bgImage:
        'linear-gradient(to right, {colors.brand.solid} var(--filled), {colors.chart.track} var(--filled))',
    },
    '&::-moz-range-track': { h: '5px', borderRadius: 'full', bg: 'chart.track' },
    '&::-moz-range-progress': { h: '5px', borderRadius: 'full', bg: 'brand.solid' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      boxSize: '5',
      mt: '-7.5px',
      border: '2px solid',
      borderColor: 'brand.solid',
      borderRadius: '50%',
      bg: 'bg.surface',
    },
    '&::-moz-range-thumb': {
      boxSize: '4',
      border: '2px solid',
      borderColor: 'brand.solid',
      borderRadius: '50%',
      bg: 'bg.surface',
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

/**
 * A field for a percentage, whose value is the typed text, without the sign. With `range` it has a slider from its
 * minimum to its maximum; a typed value outside it is not refused here. A valid text is tidied when the field loses the
 * focus.
 */
export function PercentField(props: PercentFieldProps) {
  const { label, aside, help, error, value, onChange, onBlur, range, ...input } = props;
  const percent = Percent.parse(value);
  const text = useTypedText(value);
  const tidy = () => {
    text.endTyping();
    if (percent !== undefined && percent.toString() !== value) onChange(percent.toString());
    onBlur?.();
  };
  return (
    <Field
      label={label}
      aside={aside ?? (range === undefined ? undefined : `${range.min.format()} to ${range.max.format()}`)}
      help={help}
      error={error}
    >
      {(control) => (
        <Pair>
          {range === undefined ? null : (
            <PercentSlider
              label={label}
              range={range}
              value={percent ?? range.min}
              disabled={input.disabled}
              onChange={onChange}
            />
          )}
          <ControlBox w={range === undefined ? 'full' : '108px'} flexShrink={0}>
            <BareInput
              {...typedAs('decimal')}
              textAlign={range === undefined ? 'start' : 'end'}
              fontVariantNumeric="tabular-nums lining-nums"
              {...input}
              {...control}
              value={text.displayedText}
              onChange={(event) => onChange(text.read(event.target.value))}
              onBlur={tidy}
            />
            <Affix>%</Affix>
          </ControlBox>
        </Pair>
      )}
    </Field>
  );
}

interface PercentSliderProps {
  readonly label: PercentFieldProps['label'];
  readonly range: NonNullable<PercentFieldProps['range']>;
  readonly value: Percent;
  readonly disabled: boolean | undefined;
  readonly onChange: (text: string) => void;
}

function PercentSlider({ label, range, value, disabled, onChange }: PercentSliderProps) {
  const position = value.minus(range.min).fractionOf(range.max.minus(range.min)) * 100;
  return (
    <Slider
      // The slider shows the typed value, so session recordings leave its area empty (MON-01).
      data-dd-privacy="hidden"
      ref={(slider: HTMLInputElement | null) => slider?.style.setProperty('--filled', `${position}%`)}
      type="range"
      aria-label={typeof label === 'string' ? `${label}, slider` : 'Slider'}
      aria-valuetext={value.format()}
      min={toHundredths(range.min)}
      max={toHundredths(range.max)}
      step={5}
      value={toHundredths(value)}
      disabled={disabled}
      onChange={(event) => onChange(fromHundredths(event.target.value))}
    />
  );
}

/** Returns the hundredths of a per cent, the slider's unit: 5.5% is 550. */
const toHundredths = (percent: Percent): number => Number(percent.toString().replace('.', ''));

/** Converts hundredths to text: `550` → `5.50`. */
function fromHundredths(text: string): string {
  const digits = text.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
