import type { InputOf } from '@portal/shared/api/endpoint';
import type { startHandOff } from '@portal/shared/api/hand-off';
import { browserClock } from '@portal/shared/clock';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { createHandOffApi } from './hand-off-client.ts';
import { HandOffSession } from './hand-off-session.ts';
import type { HandOffState, OpenedHandOff } from './run-hand-off.ts';
import type { SavedFiles } from './saved-files.ts';
import { browserVersions } from './stored-versions.ts';
import { TakenPictures, type TakePicture } from './taken-pictures.ts';

/** Options of `useHandOff`. */
export interface HandOffOptions {
  readonly baseUrl: string;
  readonly request: InputOf<typeof startHandOff>;
  readonly takePicture: TakePicture;
  /** Which uploaded files the form's saved draft has had. */
  readonly savedFiles: SavedFiles;
  /** What the service found when the form was opened. */
  readonly found: OpenedHandOff | undefined;
}

/** Codes that this page has shown, by hand-off: the service keeps none. */
const shownCodes = new Map<string, string>();

/**
 * Begins a hand-off of pictures to the customer's phone when it is mounted, or goes on with the one `found`, and follows
 * it. Returns its state, `renew`, which makes a new code for it, and `cancel`, which ends it. Leaving the screen or the
 * page ends nothing. `takePicture` gets each picture that arrives.
 */
export function useHandOff({ baseUrl, request, takePicture, savedFiles, found }: HandOffOptions) {
  const shell = useShell();
  const [state, setState] = useState<HandOffState>({ status: 'starting' });
  const latest = useRef({ request, takePicture });
  useEffect(() => {
    latest.current = { request, takePicture };
  });
  const [taken] = useState(
    () =>
      new TakenPictures({
        clock: browserClock,
        takePicture: (...picture) => latest.current.takePicture(...picture),
        savedFiles,
        storedVersions: browserVersions,
      }),
  );
  const session = useRef<HandOffSession>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found counts when the form opens
  useEffect(() => {
    const opened = new HandOffSession({
      api: createHandOffApi(shell, baseUrl),
      clock: browserClock,
      request: () => latest.current.request,
      taken,
      onState: setState,
      onStarted: ({ id, code }) => {
        if (code !== undefined) shownCodes.set(id, code);
      },
    });
    session.current = opened;
    opened.begin(found && { ...found, code: shownCodes.get(found.id) });
    return () => opened.leave();
  }, [shell, baseUrl]);

  return {
    state,
    /** Makes a new code, which takes over what the old one holds. */
    renew: () => session.current?.renew(),
    cancel: () => session.current?.cancel(),
  };
}
