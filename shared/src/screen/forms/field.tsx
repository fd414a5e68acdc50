import { chakra } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1.5',
    minW: '0',
  },
  variants: {
    inline: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
        alignItems: { md: 'center' },
        columnGap: '2',
        '& > :nth-child(3)': { gridColumn: { md: '2' } },
      },
    },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});
const Label = chakra('label', { base: { fontWeight: 'medium', color: 'fg.default' } });
const Aside = chakra('div', { base: { textStyle: 'help', textAlign: 'end' } });
const Help = chakra('div', { base: { textStyle: 'help' } });
const ErrorLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    color: 'danger.fg',
    textStyle: 'xs',
    '& svg': { width: '14px', height: '14px', mt: '1px' },
  },
});

/** Attributes that connect a control with its label, help and error. Spread them onto the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Texts of a field. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Shown at the end of the label's line: a range, a link, a chip. */
  readonly aside?: ReactNode;
  /** Shown below the control; the error replaces it. */
  readonly help?: ReactNode;
  /** Says in plain words how to correct the value. */
  readonly error?: string | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldWords {
  /** Puts the label beside the control, from 768 px. */
  readonly inline?: boolean | undefined;
  /** Of the control, where its own code needs it. */
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Frame of a form's field: a label with `aside` at its end, a control, and its help or error below. `children` is a
 * function that gets the attributes by which the control refers to these, and returns the control.
 */
export function Field({ label, aside, help, error, inline, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const invalid = error !== undefined && error !== '';
  const hasNote = invalid || help !== undefined;
  return (
    <Frame inline={inline}>
      <Head>
        <Label id={`${id}-label`} htmlFor={id}>
          {label}
        </Label>
        {aside === undefined ? null : <Aside>{aside}</Aside>}
      </Head>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': invalid || undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </Frame>
  );
}

export interface FieldNoteProps extends Pick<FieldWords, 'help' | 'error'> {
  readonly id: string;
}

/**
 * The line below a control: its error, otherwise its help, otherwise nothing. `id` is the element id by which the
 * control refers to it.
 */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (error !== undefined && error !== '') {
    return (
      <ErrorLine id={id}>
        <CircleAlert aria-hidden />
        {error}
      </ErrorLine>
    );
  }
  return help === undefined ? null : <Help id={id}>{help}</Help>;
}
