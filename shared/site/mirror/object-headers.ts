import { extname } from 'node:path';
import { compressedSuffixes } from '../../build/assets/compressed-forms.ts';
import type { PortalOrigins } from '../layout.ts';
import { defaultMediaType, type HeaderRow, headerTable, mediaTypes } from '../serving/header-table.ts';
import type { ObjectHeaders } from './bucket.ts';

/**
 * Returns a function that says how the object of a site's file is sent, by the site's table of headers. A bucket keeps type, cache
 * and encoding; the other headers are set by the server in front of it.
 */
export function objectHeadersOf(origins: PortalOrigins): (key: string) => ObjectHeaders {
  // a bucket keeps no policy
  const table = headerTable(origins, { policy: '', callbackPolicy: '' });
  return (key) => {
    const [encoding, suffix = ''] =
      Object.entries(compressedSuffixes).find(([, ending]) => key.endsWith(ending)) ?? [];
    const file = key.slice(0, key.length - suffix.length);
    const headers = table.find((row) => isOf(row, file))?.headers ?? {};
    return {
      type: mediaTypes[extname(file).slice(1)] ?? defaultMediaType,
      cache: headers['Cache-Control'] ?? 'no-cache',
      encoding: encoding ?? headers['Content-Encoding'],
    };
  };
}

/** Whether a row is about a file of the site. */
function isOf({ kind, path, file }: HeaderRow, name: string): boolean {
  if (kind === 'missing') return false;
  if (file !== undefined) return file === name;
  return typeof path !== 'string' && new RegExp(path.pattern).test(`/${name}`);
}
