import { constants, inflateSync } from 'node:zlib';
import * as z from 'zod';

/** What one page has reported: events as they came, and what its replay shows. */
export interface MonitoredSession {
  readonly id: string;
  /** The browser's, by which tests know their own. */
  readonly userAgent: string;
  readonly startedAt: Date;
  /** Each event as it was sent. */
  readonly events: readonly string[];
  /** Replay segments, inflated: JSON. */
  readonly segments: readonly string[];
}

const reported = z.looseObject({ session: z.looseObject({ id: z.string() }) });

interface Sent {
  readonly userAgent: string;
  readonly contentType: string;
  readonly body: Buffer;
}

interface Kept extends MonitoredSession {
  readonly events: string[];
  readonly segments: string[];
}

/** More sessions than these are nobody's to read; the oldest go. */
const mostSessions = 200;

/** Takes what the monitoring SDK sends and keeps it by session, newest first. */
export class Reports {
  readonly #sessions = new Map<string, Kept>();

  get sessions(): readonly MonitoredSession[] {
    return [...this.#sessions.values()].reverse();
  }

  find(id: string): MonitoredSession | undefined {
    return this.#sessions.get(id);
  }

  /** Takes one request. @throws ZodError, SyntaxError, Error of zlib for what the SDK would not have sent. */
  async take({ userAgent, contentType, body }: Sent): Promise<void> {
    if (contentType.startsWith('multipart/form-data')) return this.#takeSegment(userAgent, contentType, body);
    for (const line of body.toString('utf8').split('\n').filter(Boolean)) {
      const { session } = reported.parse(JSON.parse(line));
      this.#of(session.id, userAgent).events.push(line);
    }
  }

  async #takeSegment(userAgent: string, contentType: string, body: Buffer): Promise<void> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const event = form.get('event');
    const segment = form.get('segment');
    if (!(event instanceof Blob) || !(segment instanceof Blob))
      throw new SyntaxError('a segment has two parts');
    const metadata = await event.text();
    const packed = Buffer.from(await segment.arrayBuffer());
    const session = this.#of(reported.parse(JSON.parse(metadata)).session.id, userAgent);
    session.events.push(metadata);
    // a page that was left in the middle of a segment has sent it without its end
    session.segments.push(inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8'));
  }

  #of(id: string, userAgent: string): Kept {
    const known = this.#sessions.get(id);
    if (known) return known;
    const session: Kept = { id, userAgent, startedAt: new Date(), events: [], segments: [] };
    this.#sessions.set(id, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > mostSessions && oldest !== undefined) this.#sessions.delete(oldest);
    return session;
  }
}

/** Every text that stands in a replay, in order, each once: what somebody who watches it could read. */
export function textOf(segments: readonly string[]): readonly string[] {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const segment of segments) {
    try {
      collect(JSON.parse(segment));
    } catch {
      // of a segment without its end the text is all there is
      for (const [, text = ''] of segment.matchAll(/"((?:[^"\\]|\\.)*)"/g)) texts.add(text);
    }
  }
  return [...texts].filter((text) => text.trim() !== '');
}
