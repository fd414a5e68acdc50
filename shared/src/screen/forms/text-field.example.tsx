import { Field, TextAreaField, TextField } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';

function Texts() {
  const [text, setText] = useState('');
  return (
    <Stack gap="4">
      <TextField
        label="E-mail"
        help="For the confirmation"
        icon={<Mail aria-hidden />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField label="Name" error="Enter the name." value="" onChange={() => {}} />
      <TextField label="Period" suffix="months" value="12" onChange={() => {}} />
    </Stack>
  );
}

function Note() {
  const [text, setText] = useState('');
  return (
    <TextAreaField
      label="Note"
      aside="Optional"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

export const examples = {
  Field: () => (
    <Field label="Start" help="The hour of the first call">
      {(control) => <input type="time" {...control} />}
    </Field>
  ),
  TextAreaField: Note,
  TextField: Texts,
};
