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

/** What ties a control to its label, help and error. Spread onto the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** What every field may be told. */
export interface FieldWords {
  readonly label: ReactNode;
  /** At the end of the label's line: a range, a link, a chip. */
  readonly aside?: ReactNode;
  /** Below; gives way to the error. */
  readonly help?: ReactNode;
  /** In plain words, what to do about it. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, help below, error below in plain words; the control in between is given what ties them. */
export function Field({ label, aside, help, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = error !== undefined && error !== '';
  const described = invalid || help !== undefined;
  return (
    <Frame>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {aside === undefined ? null : <Aside>{aside}</Aside>}
      </Head>
      {children({
        id,
        'aria-describedby': described ? noteId : undefined,
        'aria-invalid': invalid || undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </Frame>
  );
}

export interface FieldNoteProps extends Pick<FieldWords, 'help' | 'error'> {
  readonly id: string;
}

/** The line under a control: its error, else its help. */
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
