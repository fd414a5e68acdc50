import { Agent, request } from 'node:http';
import { type NetworkFault, noteFault } from './calls.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Which request fails: a part of its address or body. */
export interface PlannedFault {
  readonly part: string;
  readonly fault: NetworkFault;
}

const delay = 4_000;
const connections = new Agent({ keepAlive: true });
const never = new Promise<never>(() => {});
const unavailable = { status: 503, data: '{"title":"Service Unavailable"}' };
const proxyPage = { status: 200, data: '<!doctype html><title>Sign in to the network</title>' };

export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly data: string;
}

const send = ({ url, headers, body }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: connections,
      },
      (reply) => {
        let data = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          data += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, data }));
        reply.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** The network of one device: real requests, of which a test chooses some to fail. */
export class Network {
  readonly #clock: VirtualClock;
  #faults: PlannedFault[] = [];

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  /** The next request with this part in address or body fails in this way. */
  failNext(planned: PlannedFault): void {
    this.#faults.push(planned);
  }

  heal(): void {
    this.#faults = [];
  }

  /** Opens the network for one page, which gets no reply any more once it is closed. */
  openPage(): PageNetwork {
    return new PageNetwork(this.#clock, (sent) => {
      const planned = this.#faults.find(({ part }) => `${sent.url} ${sent.body}`.includes(part));
      this.#faults = this.#faults.filter((one) => one !== planned);
      return planned?.fault;
    });
  }
}

export class PageNetwork {
  readonly #clock: VirtualClock;
  readonly #takeFault: (sent: Sent) => NetworkFault | undefined;
  #isClosed = false;

  constructor(clock: VirtualClock, takeFault: (sent: Sent) => NetworkFault | undefined) {
    this.#clock = clock;
    this.#takeFault = takeFault;
  }

  close(): void {
    this.#isClosed = true;
  }

  async send(sent: Sent): Promise<Reply> {
    if (this.#isClosed) return never;
    try {
      const reply = await this.#sendWith(this.#takeFault(sent), sent);
      return this.#isClosed ? never : reply;
    } catch (error) {
      if (this.#isClosed) return never;
      throw error;
    }
  }

  async #sendWith(fault: NetworkFault | undefined, sent: Sent): Promise<Reply> {
    if (fault) noteFault(sent.url, fault);
    if (fault === 'lostRequest') throw new TypeError('no connection');
    if (fault === 'unavailable') return unavailable;
    if (fault === 'html') return proxyPage;
    if (fault === 'late') {
      void this.#clock.wait(delay).then(() => this.#clock.track(send(sent)));
      throw new TypeError('the connection broke');
    }
    const reply = await this.#clock.track(send(sent));
    if (fault === 'lostReply') throw new TypeError('the connection broke');
    if (fault === 'commitThen503') return unavailable;
    if (fault === 'repeated') await this.#clock.track(send(sent));
    if (fault === 'slow') await this.#clock.wait(delay);
    return reply;
  }
}
