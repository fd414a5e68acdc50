import type { RemoteName } from '@portal/shared/contract';
import { useCommand } from '@portal/shared/data';
import { TextField } from '@portal/shared/forms';
import { Button, chakra } from '@portal/shared/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RemoteOverrides } from '../../core/releases/running-releases.ts';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
  },
});
const Buttons = chakra('div', {
  // beside the field, below its label
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: { md: '26px' } },
});

interface OverrideFormProps {
  readonly remote: RemoteName;
  readonly overrides: RemoteOverrides;
  readonly onCancel: () => void;
}

/** Asks for the manifest of a team's own server and overrides a remote by it, which reloads the page (FED-07). */
export function OverrideForm({ remote, overrides, onCancel }: OverrideFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // after the menu that asked for it has given the focus back to its button
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const { run, running } = useCommand(async () => {
    const found = await overrides.set(remote, address.trim());
    setProblem(found);
    if (found !== undefined) field.current?.focus();
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (!running) void run();
  }

  function cancelByKey({ key }: KeyboardEvent) {
    if (key === 'Escape') onCancel();
  }

  return (
    <Form onSubmit={send} onKeyDown={cancelByKey} noValidate aria-label={`Override ${remote}`}>
      <chakra.div flex="1 1 320px" minW="0">
        <TextField
          ref={field}
          label="Address of another build’s manifest, for this browser only"
          help="http://localhost:8600/mf-manifest.json. It ends with Reset."
          type="url"
          value={address}
          error={problem}
          onChange={({ target }) => {
            setAddress(target.value);
            setProblem(undefined);
          }}
        />
      </chakra.div>
      <Buttons>
        <Button type="submit" loading={running} loadingText="Checking">
          Use and reload
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}
