import { readFile, splitPath } from '@portal/shared/api/files';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { bytesOf, cleanFileName } from '@portal/shared/files';
import { useMemo } from 'react';

/** A downloaded attachment. */
export interface OpenedFile {
  readonly fileName: string;
  readonly content: Blob;
}

/** An uploaded file never changes, because each upload gets a new path. */
const freshFor = Number.POSITIVE_INFINITY;

/**
 * Downloads the uploaded file at a path `bucket::key` (APP-03), and returns the call's state with file name and
 * content; `undefined` when the path is not valid, and then nothing is downloaded.
 */
export function useAttachment(path: string): Loadable<OpenedFile> | undefined {
  const parts = splitPath(path);
  const reply = useCall(readFile, parts && { Type: 'get', ...parts }, { freshFor });
  const wireFile = reply.status === 'ok' ? reply.value : undefined;
  const file = useMemo(
    () =>
      wireFile && {
        fileName: cleanFileName(wireFile.contentType, wireFile.fileName),
        content: new Blob([bytesOf(wireFile.content)], { type: wireFile.contentType }),
      },
    [wireFile],
  );
  if (!parts) return undefined;
  if (reply.status === 'ok') return file ? { status: 'ok', value: file } : { status: 'loading' };
  return reply;
}
