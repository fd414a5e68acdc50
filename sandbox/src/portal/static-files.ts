import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Compressed by their own format already. */
const compressedTypes = new Set(['.png', '.woff2', '.ico']);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that both sides know. */
export function acceptedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const offered = String(acceptEncoding ?? '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
  /** Whether the name holds a hash of the content: such a file never changes. */
  readonly immutable: boolean;
}

/** Compresses what is sent once. Quick rather than small: it is made anew for each response. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
}

/** `main.1a2b3c4d.js`: the name holds the hash of the content. */
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/** `/mfe-cart/1.0.0/main.1a2b3c4d.js`: a file of a release, and nothing above or beside it. */
const releasedFile = /^\/[\w-]+\/\d+\.\d+\.\d+(?:\/(?!\.)[\w.-]+)+$/;

/**
 * Reads files of releases from sites' folders, at each request anew, so that a release is there as soon as it is
 * published. Compressed at their smallest, as a deployment would have them, and once for as long as a file stays as
 * it is; copies of a site share that.
 */
export class ReleasedFiles {
  readonly #compressed = new Map<string, Promise<Buffer>>();

  /** The file of a site at a path like `/mfe-cart/1.0.0/main.js`, or undefined when there is none. */
  async read(site: string, path: string, accepted: Encoding): Promise<StaticFile | undefined> {
    if (!releasedFile.test(path)) return undefined;
    const file = join(site, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const extension = extname(file);
    const encoding = compressedTypes.has(extension) ? 'identity' : accepted;
    const key = [path, found.size, Math.trunc(found.mtimeMs), encoding].join(' ');
    return {
      body: await this.#bytes(file, key, encoding),
      type: types[extension] ?? 'application/octet-stream',
      encoding,
      immutable: hashedName.test(file),
    };
  }

  #bytes(file: string, key: string, encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(key);
    if (known) return known;
    const made = compressFile(file, encoding);
    this.#compressed.set(key, made);
    made.catch(() => this.#compressed.delete(key));
    return made;
  }
}

async function compressFile(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file);
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipped(bytes, { level: 9 }) : bytes;
}
