import { constants, inflateSync } from 'node:zlib';
import * as z from 'zod';

/** Events and replay of one page. */
export interface MonitoredSession {
  readonly id: string;
  /** User-Agent of the browser. A test finds its own sessions by it. */
  readonly userAgent: string;
  readonly startedAt: Date;
  /** Each event as JSON. */
  readonly events: readonly string[];
  /** Decompressed replay segments as JSON. */
  readonly segments: readonly string[];
}

const reportSchema = z.looseObject({ session: z.looseObject({ id: z.string() }) });

interface ReportRequest {
  readonly userAgent: string;
  readonly contentType: string;
  readonly body: Buffer;
}

interface MutableSession extends MonitoredSession {
  readonly events: string[];
  readonly segments: string[];
}

/** Number of sessions that are stored; older ones are removed. */
const maxSessions = 200;

/** Stores what the monitoring SDK sends, by session. */
export class Reports {
  readonly #sessions = new Map<string, MutableSession>();

  /** All sessions, newest first. */
  get sessions(): readonly MonitoredSession[] {
    return [...this.#sessions.values()].reverse();
  }

  /** The session of an id. */
  find(id: string): MonitoredSession | undefined {
    return this.#sessions.get(id);
  }

  /** Stores the reports of one request. @throws ZodError, SyntaxError or a zlib error when the format is wrong. */
  async add({ userAgent, contentType, body }: ReportRequest): Promise<void> {
    if (contentType.startsWith('multipart/form-data')) return this.#addSegment(userAgent, contentType, body);
    for (const line of body.toString('utf8').split('\n').filter(Boolean)) {
      const { session } = reportSchema.parse(JSON.parse(line));
      this.#sessionOf(session.id, userAgent).events.push(line);
    }
  }

  async #addSegment(userAgent: string, contentType: string, body: Buffer): Promise<void> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const event = form.get('event');
    const segment = form.get('segment');
    if (!(event instanceof Blob) || !(segment instanceof Blob))
      throw new SyntaxError('a segment has two parts');
    const metadata = await event.text();
    const compressedBytes = Buffer.from(await segment.arrayBuffer());
    const session = this.#sessionOf(reportSchema.parse(JSON.parse(metadata)).session.id, userAgent);
    session.events.push(metadata);
    // a page that was closed during a segment sends it incomplete
    session.segments.push(
      inflateSync(compressedBytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8'),
    );
  }

  #sessionOf(id: string, userAgent: string): MutableSession {
    const known = this.#sessions.get(id);
    if (known) return known;
    const session: MutableSession = { id, userAgent, startedAt: new Date(), events: [], segments: [] };
    this.#sessions.set(id, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maxSessions && oldest !== undefined) this.#sessions.delete(oldest);
    return session;
  }
}

/** Lists all texts of a replay, in order and without duplicates: what a person who watches it can read. */
export function listReplayTexts(segments: readonly string[]): readonly string[] {
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
      // an incomplete segment is no valid JSON, so its strings are read directly
      for (const [, text = ''] of segment.matchAll(/"((?:[^"\\]|\\.)*)"/g)) texts.add(text);
    }
  }
  return [...texts].filter((text) => text.trim() !== '');
}
