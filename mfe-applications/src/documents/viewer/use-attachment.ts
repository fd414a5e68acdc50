import { partsOfPath, readFile } from '@portal/shared/api/files';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { bytesOf, nameFor } from '@portal/shared/files';
import { useMemo } from 'react';

export interface OpenedFile {
  readonly fileName: string;
  readonly content: Blob;
}

/** What was uploaded never changes: another upload has another path. */
const freshFor = Number.POSITIVE_INFINITY;

/**
 * Fetches an attachment by its path, `bucket::key` (APP-03). `undefined` when the path names no file, so that there is
 * nothing to fetch.
 */
export function useAttachment(path: string): Loadable<OpenedFile> | undefined {
  const parts = partsOfPath(path);
  const called = useCall(readFile, parts && { Type: 'get', ...parts }, { freshFor });
  const reply = called.status === 'ok' ? called.value : undefined;
  const file = useMemo(
    () =>
      reply && {
        fileName: nameFor(reply.contentType, reply.fileName),
        content: new Blob([bytesOf(reply.content)], { type: reply.contentType }),
      },
    [reply],
  );
  if (!parts) return undefined;
  if (called.status === 'ok') return file ? { status: 'ok', value: file } : { status: 'loading' };
  return called;
}
