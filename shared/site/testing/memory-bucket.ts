import { createHash } from 'node:crypto';
import type { Bucket, ObjectHeaders } from '../mirror/bucket.ts';
import { missingOfPage } from './missing-of-page.ts';

interface Stored {
  readonly content: Buffer;
  readonly headers: ObjectHeaders;
}

/** For tests: a bucket in memory that can refuse to take objects. */
export class MemoryBucket implements Bucket {
  /** Called before each object is taken. */
  beforePut: (key: string) => Promise<void> = async () => undefined;
  readonly #objects = new Map<string, Stored>();
  #putsLeft = Infinity;
  #isRefused: (key: string) => boolean = () => false;

  readonly list: Bucket['list'] = async () =>
    new Map(
      [...this.#objects].map(([key, { content }]) => [
        key,
        { size: content.length, etag: createHash('md5').update(content).digest('hex') },
      ]),
    );

  readonly read: Bucket['read'] = async (key) => this.#objects.get(key)?.content.toString();

  readonly put: Bucket['put'] = async (key, content, headers) => {
    await this.beforePut(key);
    if (this.#putsLeft <= 0) throw new Error('killed');
    if (this.#isRefused(key)) throw new Error(`AccessDenied: ${key}`);
    this.#putsLeft -= 1;
    this.#objects.set(key, { content, headers });
  };

  readonly remove: Bucket['remove'] = async (key) => void this.#objects.delete(key);

  /** Takes this many objects, and then none. */
  failAfter(puts: number): void {
    this.#putsLeft = puts;
  }

  refuse(isRefused: (key: string) => boolean): void {
    this.#isRefused = isRefused;
  }

  keys(): readonly string[] {
    return [...this.#objects.keys()];
  }

  headers(key: string): ObjectHeaders | undefined {
    return this.#objects.get(key)?.headers;
  }

  page(): string {
    return this.#objects.get('public/index.html')?.content.toString() ?? '';
  }

  /** Files that the page names and the bucket does not have. */
  missingOfPage(): readonly string[] {
    return missingOfPage(this.page(), new Set(this.#objects.keys()));
  }

  copy(): MemoryBucket {
    const copy = new MemoryBucket();
    for (const [key, stored] of this.#objects) copy.#objects.set(key, stored);
    return copy;
  }
}
