import {
  endHandOffs,
  findHandOff,
  followHandOff,
  phoneHandOff,
  startHandOff,
} from '@portal/shared/api/hand-off';
import type { FastifyInstance } from 'fastify';
import { GuessAddresses } from '../guess-addresses.ts';
import { createHandOffService } from '../index.ts';
import { createPictures } from './pictures.ts';

const origin = 'http://portal.example';
export const minute = 60_000;
const [png = ''] = createPictures(1);
export const photo = { contentType: 'image/png', content: png } as const;
export const asked = {
  customerId: 'ONB-1',
  form: 'identity',
  agentName: 'Farah Adilah Roslan',
  customerName: 'Nurul Huda binti Zamri',
  pictures: [
    { name: 'front', label: 'MyKad, front', isCard: true },
    { name: 'back', label: 'MyKad, back', isCard: true },
  ],
};
/** Two phones. */
const phone = 'a'.repeat(32);
export const otherPhone = 'b'.repeat(32);
/** Versions of pictures. */
export const [v1, v2] = ['1'.repeat(32), '2'.repeat(32)] as const;
/** A report of the form. */
export const stored = { name: 'front', version: v1, state: 'stored' };

/** A service whose clock a test moves, and calls of an agent and of phones, of another agent and address for each test. */
export class ServiceHarness {
  readonly guessAddresses = new GuessAddresses();
  now = Date.parse('2026-11-26T02:00:00Z');
  agent = '';
  userAgent = '';
  #app: FastifyInstance | undefined;
  #turn = 0;

  async open(): Promise<void> {
    this.#app = await createHandOffService({
      // the token names the agent
      verifyIdToken: async (token) => (token.startsWith('agent') ? { sub: token } : undefined),
      portal: origin,
      now: () => new Date(this.now),
      guessAddresses: this.guessAddresses,
    });
  }

  async close(): Promise<void> {
    await this.#app?.close();
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('the service is not open');
    return this.#app;
  }

  begin(): void {
    this.now += 2 * minute;
    this.#turn += 1;
    this.agent = `agent-${this.#turn}`;
    this.userAgent = `Mozilla/5.0 portal-test/${this.#turn}`;
  }

  async send(path: string, payload: object, token?: string) {
    const reply = await this.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: `10.0.0.${this.#turn}`,
      headers: {
        origin,
        'user-agent': this.userAgent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload,
    });
    return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
  }

  async start(request: object = asked, token = this.agent) {
    return (await this.send(startHandOff.path, request, token)).body;
  }

  follow(id: string, more: object = {}, token = this.agent) {
    return this.send(followHandOff.path, { id, ...more }, token);
  }

  async find(token = this.agent) {
    return (await this.send(findHandOff.path, { customerId: 'ONB-1', form: 'identity' }, token)).body.found;
  }

  endAll(body: object) {
    return this.send(endHandOffs.path, body, this.agent);
  }

  ask(code: string, more: object = {}, device = phone) {
    return this.send(phoneHandOff.path, { code, device, ...more });
  }

  sendFront(code: string, version: string = v1, replaces = '') {
    return this.ask(code, { picture: { name: 'front', version, replaces, ...photo } });
  }
}
