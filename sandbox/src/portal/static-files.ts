import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
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

/** Compresses one response's text. Quick rather than small: it is made anew for each. */
export async function compressText(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
}

/** `main.1a2b3c4d.js`: the name holds the hash of the content. */
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * Reads the files of a folder for the web, compressed at their smallest as a deployment would have them. Each is
 * compressed once for as long as it stays as it is.
 */
export class StaticFolder {
  readonly #root: string;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** The file at a path below the folder, or undefined when there is none or the path leaves the folder. */
  async read(path: string, accepted: Encoding): Promise<StaticFile | undefined> {
    const file = resolve(this.#root, `.${sep}${path}`);
    if (path.includes('\0') || !file.startsWith(this.#root + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const extension = extname(file);
    const encoding = compressedTypes.has(extension) ? 'identity' : accepted;
    return {
      body: await this.#bytes(file, `${file} ${found.mtimeMs} ${encoding}`, encoding),
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
