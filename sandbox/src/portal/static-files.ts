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
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Formats that are already compressed. */
const compressedTypes = new Set(['.png', '.woff2', '.ico']);

type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding of an Accept-Encoding header: br, then gzip. */
export function acceptedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const offered = String(acceptEncoding ?? '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

/** A file with its headers' values. */
interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
  /** Whether the name contains a hash, so that the content never changes. */
  readonly immutable: boolean;
}

/** Compresses a single response: fast, because the result is not cached. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
}

/** `main.1a2b3c4d.js`: the name contains the hash of the content. */
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/** `/mfe-cart/1.0.0/main.1a2b3c4d.js`: only files inside a release match. */
const releasedFile = /^\/[\w-]+\/\d+\.\d+\.\d+(?:\/(?!\.)[\w.-]+)+$/;

/**
 * Reads files of releases from the sites' folders. It checks the disk at each request, so that a new release is served at
 * once. Compressed files are small, like those of a deployment, and cached until the file changes; copies of a site
 * share the cache.
 */
export class ReleasedFiles {
  readonly #compressed = new Map<string, Promise<Buffer>>();

  /** The file of a site at a path like `/mfe-cart/1.0.0/main.js`, undefined when there is none. */
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
    const cached = this.#compressed.get(key);
    if (cached) return cached;
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
