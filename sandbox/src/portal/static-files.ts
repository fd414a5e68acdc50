import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedSuffixes, dictionaryPattern, differenceFile } from '@portal/shared/site';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Encoding = keyof typeof compressedSuffixes | 'identity';

/** Returns the best encoding of an Accept-Encoding header: br, then gzip, else `identity`. */
export function acceptedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const offered = String(acceptEncoding ?? '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

interface RequestParts {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the hash of the dictionary that a browser offers (`Available-Dictionary`), in base64. `undefined` when it
 * cannot decode a difference; and with a query, because a further attempt (`?attempt=1`) may follow a difference that
 * was damaged.
 */
export function offeredDictionary({ url, headers }: RequestParts): string | undefined {
  if (url.includes('?') || !/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
}

/** A file with its headers' values. */
interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding | 'dcz';
  /** Addresses for which the file is a dictionary; undefined if its name has no hash, so that its content may change. */
  readonly pattern: string | undefined;
}

/** Compresses a single response, or returns it unchanged for `identity`: fast, because the result is not kept. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
}

/** `/mfe-notes/1.0.0/main.1a2b3c4d.js` or `/host/files/main.1a2b3c4d.js`: only files inside a release match. */
const releasedFile = /^\/(?:[\w-]+\/\d+\.\d+\.\d+|host\/files)(?:\/(?!\.)[\w.-]+)+$/;

/** Reads a file; undefined if there is none. */
const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/**
 * Reads the file of a site at a path like `/mfe-notes/1.0.0/main.js`: the difference to the dictionary with this hash
 * where there is one, else the compressed form where the build made one. `undefined` when there is no file. It reads
 * the disk at each request, so that a new release is served at once.
 */
export async function readReleasedFile(
  site: string,
  path: string,
  encoding: Encoding,
  dictionary?: string,
): Promise<StaticFile | undefined> {
  if (!releasedFile.test(path)) return undefined;
  const file = join(site, path);
  const sent = { type: types[extname(file)] ?? 'application/octet-stream', pattern: dictionaryPattern(path) };
  const difference =
    dictionary === undefined ? undefined : await readIfThere(differenceFile(site, path, dictionary));
  if (difference) return { ...sent, body: difference, encoding: 'dcz' };
  const compressedBytes =
    encoding === 'identity' ? undefined : await readIfThere(file + compressedSuffixes[encoding]);
  const body = compressedBytes ?? (await readIfThere(file));
  return body && { ...sent, body, encoding: compressedBytes ? encoding : 'identity' };
}
